import { expect, test } from 'vitest'
import { aLine } from './cart.fixtures.ts'
import {
  countGoods,
  getEmptyQuantities,
  getLineQuantities,
  groupExtras,
  tieAddOn,
  toLinesToAdd,
} from './line-attributes.ts'

const tied = (id: string, tie: string) => aLine({ id, attributes: [{ key: '_add-on', value: tie }] })
const getShape = (lines: Parameters<typeof groupExtras>[0]) =>
  groupExtras(lines).map(({ line, extras }) => [line.id, ...extras.map(({ id }) => id)])

test('an extra belongs to its product, in any order of lines', () => {
  const lines = [
    tied('letters', '+1'),
    aLine({ id: 'plain' }),
    tied('shirt', '1'),
    tied('other', '2'),
    tied('more', '+2'),
  ]
  expect(getShape(lines)).toEqual([['plain'], ['shirt', 'letters'], ['other', 'more']])
})

test('letters on a shirt are not counted as goods [NAV-01] [CART-10]', () => {
  const shirt = [
    { ...tied('shirt', '1'), quantity: 2 },
    { ...tied('letters', '+1'), quantity: 2 },
  ]
  expect(countGoods([...shirt, aLine({ id: 'plain', quantity: 3 })])).toBe(5)
  // letters whose shirt is gone are a line of their own
  expect(countGoods([tied('letters', '+1')])).toBe(1)
})

test('an extra without its product is a line of its own', () => {
  expect(getShape([tied('letters', '+1'), aLine({ id: 'plain' })])).toEqual([['letters'], ['plain']])
})

test('an extra follows its product’s quantity and removal', () => {
  const lines = [tied('shirt', '1'), tied('letters', '+1'), aLine({ id: 'plain' })]
  expect(getLineQuantities(lines, 'shirt', 0)).toEqual({ shirt: 0, letters: 0 })
  expect(getLineQuantities(lines, 'plain', 3)).toEqual({ plain: 3 })
})

test('a product and its extra are added as two tied lines and can be restored', () => {
  const shirt = { merchandiseId: 'shirt', quantity: 1, attributes: [{ key: 'Message', value: 'JM' }] }
  const added = tieAddOn(shirt, { merchandiseId: 'letters', quantity: 1 }, '7')
  expect(added.map(({ attributes }) => attributes?.at(-1))).toEqual([
    { key: '_add-on', value: '7' },
    { key: '_add-on', value: '+7' },
  ])
  expect(
    toLinesToAdd(added.map((line, at) => aLine({ id: String(at), ...line, attributes: line.attributes ?? [] }))),
  ).toEqual(added)
})

test('removing all covers lines with a variant and a quantity only [CART-08]', () => {
  expect(
    getEmptyQuantities([aLine({ id: 'a' }), aLine({ id: 'b', quantity: 0 }), aLine({ id: 'c', merchandiseId: '' })]),
  ).toEqual({ a: 0 })
  expect(getEmptyQuantities([aLine({ quantity: 0 })])).toBeNull()
  expect(getEmptyQuantities([])).toBeNull()
})
