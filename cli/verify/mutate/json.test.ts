import { expect, test } from 'vitest'
import { changedAt, pathsIn, pathText, REMOVED, shortened, valuesAt } from './json.ts'

const cart = { id: 'c1', lines: [{ price: 1 }, { price: 2, gift: true }], note: null }

test('a list counts once for all of its elements', () => {
  expect(pathsIn(cart).map(pathText)).toEqual(['id', 'lines', 'lines[*]', 'lines[*].price', 'lines[*].gift', 'note'])
})

test('what stands at a path is found in every element', () => {
  expect(valuesAt(cart, ['lines', '*', 'price'])).toEqual([1, 2])
  expect(valuesAt(cart, ['lines', '*', 'gift'])).toEqual([true])
})

test('a change is made everywhere, and the value it is made to stays as it was', () => {
  expect(changedAt(cart, ['lines', '*', 'price'], () => 'x')).toMatchObject({ lines: [{ price: 'x' }, { price: 'x' }] })
  expect(changedAt(cart, ['lines', '*', 'gift'], () => REMOVED)).toMatchObject({ lines: [{ price: 1 }, { price: 2 }] })
  expect(cart.lines[1]).toEqual({ price: 2, gift: true })
})

test('of elements that look alike the first stays, and as many as are wanted', () => {
  const goods = { goods: [{ a: 1 }, { a: 2 }, { a: null }, { a: 3 }, { b: 1 }] }
  expect(shortened(goods, {})).toEqual({ goods: [{ a: 1 }, { a: null }, { b: 1 }] })
  expect(shortened(goods, { goods: [{}, {}] })).toEqual({ goods: [{ a: 1 }, { a: 2 }, { a: null }, { b: 1 }] })
})
