import { expect, test } from 'vitest'
import { changeAt, formatPath, getValuesAt, listPaths, REMOVED, shortenLists } from './json.ts'

const cart = { id: 'c1', lines: [{ price: 1 }, { price: 2, gift: true }], note: null }

test('the elements of a list share one path', () => {
  expect(listPaths(cart).map(formatPath)).toEqual([
    'id',
    'lines',
    'lines[*]',
    'lines[*].price',
    'lines[*].gift',
    'note',
  ])
})

test('values at a path come from every element', () => {
  expect(getValuesAt(cart, ['lines', '*', 'price'])).toEqual([1, 2])
  expect(getValuesAt(cart, ['lines', '*', 'gift'])).toEqual([true])
})

test('a change applies everywhere and copies the value', () => {
  expect(changeAt(cart, ['lines', '*', 'price'], () => 'x')).toMatchObject({ lines: [{ price: 'x' }, { price: 'x' }] })
  expect(changeAt(cart, ['lines', '*', 'gift'], () => REMOVED)).toMatchObject({ lines: [{ price: 1 }, { price: 2 }] })
  expect(cart.lines[1]).toEqual({ price: 2, gift: true })
})

test('of similar elements only as many stay as are expected', () => {
  const goods = { goods: [{ a: 1 }, { a: 2 }, { a: null }, { a: 3 }, { b: 1 }] }
  expect(shortenLists(goods, {})).toEqual({ goods: [{ a: 1 }, { a: null }, { b: 1 }] })
  expect(shortenLists(goods, { goods: [{}, {}] })).toEqual({ goods: [{ a: 1 }, { a: 2 }, { a: null }, { b: 1 }] })
})
