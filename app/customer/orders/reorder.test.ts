import { expect, test } from 'vitest'
import { createLine } from './order.fixtures.ts'
import { planReorder } from './reorder.ts'

const letters = { key: 'Personalisation', value: 'J.M.' }
const shirt = createLine({
  id: 'shirt',
  variantId: 'shirt',
  attributes: [letters, { key: '_add-on', value: 'shirt J.M.' }],
})
const sewing = createLine({ id: 'sewing', variantId: 'sewing', attributes: [{ key: '_add-on', value: '+shirt J.M.' }] })
const IN_STOCK = { v1: 'available', shirt: 'available', sewing: 'available' } as const

test('lines that can be had are added with their quantity [ACC-04]', () => {
  const lines = [createLine({ quantity: 3 })]
  expect(planReorder(lines, IN_STOCK, false)).toEqual({
    toAdd: [{ merchandiseId: 'v1', quantity: 3 }],
    notAdded: [],
  })
})

test('lines that are sold out, withdrawn or unknown are named [ACC-04]', () => {
  const gone = createLine({ id: 'gone', variantId: null })
  const soldOut = createLine({ id: 'sold out', variantId: 'v2' })
  const unknown = createLine({ id: 'unknown', variantId: 'v3' })
  const { toAdd, notAdded } = planReorder(
    [createLine(), gone, soldOut, unknown],
    { ...IN_STOCK, v2: 'sold-out' },
    false,
  )
  expect(toAdd).toEqual([{ merchandiseId: 'v1', quantity: 1 }])
  expect(notAdded.map(({ line, reason }) => [line.id, reason])).toEqual([
    ['gone', 'withdrawn'],
    ['sold out', 'sold-out'],
    ['unknown', 'unknown'],
  ])
})

test('letters come with the garment once they are acknowledged [ACC-04] [PDP-07]', () => {
  expect(planReorder([shirt, sewing], IN_STOCK, true)).toEqual({
    toAdd: [
      { merchandiseId: 'shirt', quantity: 1, attributes: [letters, { key: '_add-on', value: 'shirt J.M.' }] },
      { merchandiseId: 'sewing', quantity: 1, attributes: [{ key: '_add-on', value: '+shirt J.M.' }] },
    ],
    notAdded: [],
  })
  expect(planReorder([shirt, sewing], IN_STOCK, false)).toEqual({
    toAdd: [],
    notAdded: [{ line: shirt, reason: 'unacknowledged' }],
  })
})

test('a garment whose letters cannot be had is not added without them [ACC-04]', () => {
  const stock = { ...IN_STOCK, sewing: 'sold-out' } as const
  expect(planReorder([shirt, sewing, createLine()], stock, true)).toEqual({
    toAdd: [{ merchandiseId: 'v1', quantity: 1 }],
    notAdded: [{ line: shirt, reason: 'sold-out' }],
  })
})

test('attributes of others are left out, a gift card’s message stays [ACC-04]', () => {
  const message = { key: 'message', value: 'Happy birthday' }
  const attributes = [message, { key: '_addedToCartTimestamp', value: '1' }, { key: '_introducing', value: 'x' }]
  expect(planReorder([createLine({ attributes })], IN_STOCK, false).toAdd).toEqual([
    { merchandiseId: 'v1', quantity: 1, attributes: [message] },
  ])
})
