import { expect, test } from 'vitest'
import { asAdded, quantitiesFor, quantitiesForNone, withAddOn, withExtras } from './add-on.ts'
import { aLine } from './cart.fixtures.ts'

const tied = (id: string, tie: string) => aLine({ id, attributes: [{ key: '_add-on', value: tie }] })
const shape = (lines: Parameters<typeof withExtras>[0]) =>
  withExtras(lines).map(({ line, extras }) => [line.id, ...extras.map(({ id }) => id)])

test('an extra stands under its goods, wherever the server has it', () => {
  const lines = [
    tied('letters', '+1'),
    aLine({ id: 'plain' }),
    tied('shirt', '1'),
    tied('other', '2'),
    tied('more', '+2'),
  ]
  expect(shape(lines)).toEqual([['plain'], ['shirt', 'letters'], ['other', 'more']])
})

test('an extra whose goods are gone stands by itself, so that it can be removed', () => {
  expect(shape([tied('letters', '+1'), aLine({ id: 'plain' })])).toEqual([['letters'], ['plain']])
})

test('an extra goes with its goods, in number and when they go', () => {
  const lines = [tied('shirt', '1'), tied('letters', '+1'), aLine({ id: 'plain' })]
  expect(quantitiesFor(lines, 'shirt', 0)).toEqual({ shirt: 0, letters: 0 })
  expect(quantitiesFor(lines, 'plain', 3)).toEqual({ plain: 3 })
})

test('goods and extra are added as two lines with one tie, and can be put back as they were', () => {
  const goods = { merchandiseId: 'shirt', quantity: 1, attributes: [{ key: 'Message', value: 'JM' }] }
  const added = withAddOn(goods, { merchandiseId: 'letters', quantity: 1 }, '7')
  expect(added.map(({ attributes }) => attributes?.at(-1))).toEqual([
    { key: '_add-on', value: '7' },
    { key: '_add-on', value: '+7' },
  ])
  expect(
    asAdded(added.map((line, at) => aLine({ id: String(at), ...line, attributes: line.attributes ?? [] }))),
  ).toEqual(added)
})

test('removing everything is about lines with goods in them, and nothing where there are none [CART-08]', () => {
  expect(
    quantitiesForNone([aLine({ id: 'a' }), aLine({ id: 'b', quantity: 0 }), aLine({ id: 'c', merchandiseId: '' })]),
  ).toEqual({ a: 0 })
  expect(quantitiesForNone([aLine({ quantity: 0 })])).toBeNull()
  expect(quantitiesForNone([])).toBeNull()
})
