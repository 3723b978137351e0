import { expect, test } from 'vitest'
import { addLines } from '#app/cart/add-lines.server.ts'
import { givenVisitor } from '#app/cart/cart-visitor.fixtures.ts'
import { aShirtWithLetters, SHIRT as POLO } from '#app/cart/letters-check.fixtures.ts'
import { createLine } from './order.fixtures.ts'
import { makeAdditions, planReorder } from './reorder.ts'

const letters = { key: 'Personalisation', value: 'J.M.' }
const SHIRT = 'gid://shopify/ProductVariant/1921001'
const shirt = createLine({
  id: 'shirt',
  variantId: SHIRT,
  handle: 'oxford-shirt-white',
  attributes: [letters, { key: '_add-on', value: '1921001 J.M.' }],
})
const sewing = createLine({
  id: 'sewing',
  variantId: 'sewing',
  attributes: [{ key: '_add-on', value: '+1921001 J.M.' }],
})
const IN_STOCK = { v1: 'available', [SHIRT]: 'available', sewing: 'available' } as const

/** The plan of an order that one addition holds. */
function plan(...args: Parameters<typeof planReorder>) {
  const { additions, notAdded } = planReorder(...args)
  return { toAdd: additions.flatMap(({ toAdd }) => toAdd), notAdded }
}

test('lines in stock are added with their quantity [ACC-04]', () => {
  const lines = [createLine({ quantity: 3 })]
  expect(plan(lines, IN_STOCK, false)).toEqual({
    toAdd: [{ merchandiseId: 'v1', quantity: 3 }],
    notAdded: [],
  })
})

test('lines that are sold out, withdrawn or unknown are listed with the reason [ACC-04]', () => {
  const deleted = createLine({ id: 'gone', variantId: null })
  const soldOut = createLine({ id: 'sold out', variantId: 'v2' })
  const unknown = createLine({ id: 'unknown', variantId: 'v3' })
  const { toAdd, notAdded } = plan([createLine(), deleted, soldOut, unknown], { ...IN_STOCK, v2: 'sold-out' }, false)
  expect(toAdd).toEqual([{ merchandiseId: 'v1', quantity: 1 }])
  expect(notAdded.map(({ line, reason }) => [line.id, reason])).toEqual([
    ['gone', 'withdrawn'],
    ['sold out', 'sold-out'],
    ['unknown', 'unknown'],
  ])
})

test('letters are added with the garment once they are acknowledged [ACC-04] [PDP-07]', () => {
  expect(plan([shirt, sewing], IN_STOCK, true)).toEqual({
    toAdd: [
      {
        merchandiseId: SHIRT,
        quantity: 1,
        productHandle: 'oxford-shirt-white',
        attributes: [letters, { key: '_add-on', value: '1921001 J.M.' }],
      },
      { merchandiseId: 'sewing', quantity: 1, attributes: [{ key: '_add-on', value: '+1921001 J.M.' }] },
    ],
    notAdded: [],
  })
  expect(plan([shirt, sewing], IN_STOCK, false)).toEqual({
    toAdd: [],
    notAdded: [{ line: shirt, reason: 'unacknowledged' }],
  })
})

test('a garment is not added without its letters [ACC-04]', () => {
  const stock = { ...IN_STOCK, sewing: 'sold-out' } as const
  expect(plan([shirt, sewing, createLine()], stock, true)).toEqual({
    toAdd: [{ merchandiseId: 'v1', quantity: 1 }],
    notAdded: [{ line: shirt, reason: 'sold-out' }],
  })
})

test('attributes of other channels are left out, a gift card’s message stays [ACC-04]', () => {
  const message = { key: 'message', value: 'Happy birthday' }
  const attributes = [message, { key: '_addedToCartTimestamp', value: '1' }, { key: '_introducing', value: 'x' }]
  expect(plan([createLine({ attributes })], IN_STOCK, false).toAdd).toEqual([
    { merchandiseId: 'v1', quantity: 1, attributes: [message] },
  ])
})

test('an order of over a hundred lines is added in parts, and no pair is split [ACC-04]', async () => {
  const plain = Array.from({ length: 99 }, (_, at) => createLine({ id: `line ${at}` }))
  const { additions } = planReorder([...plain, shirt, sewing, ...plain], IN_STOCK, true)
  expect(additions.map(({ toAdd }) => toAdd.length)).toEqual([99, 100, 1])
  const sent: number[] = []
  const add = async (lines: readonly unknown[]) => {
    sent.push(lines.length)
    return { ok: true as const, cart: null, notice: null }
  }
  expect(await makeAdditions(additions, add)).toMatchObject({ outcome: { ok: true }, leftOut: [] })
  expect(sent).toEqual([99, 100, 1])
})

test('lines of a long order that were not added are returned for the next attempt [ACC-04]', async () => {
  const plain = Array.from({ length: 201 }, (_, at) => createLine({ id: `line ${at}` }))
  const { additions } = planReorder(plain, IN_STOCK, true)
  let calls = 0
  const add = async () =>
    ++calls === 2
      ? { ok: false as const, failure: 'cart.add-failed' as const }
      : { ok: true as const, cart: null, notice: null }
  const { outcome, leftOut } = await makeAdditions(additions, add)
  expect(outcome).toEqual({ ok: false, failure: 'cart.add-failed' })
  expect([calls, leftOut.length, leftOut[0]?.id]).toEqual([2, 101, 'line 100'])
})

test('letters are not ordered without the line that they are paid with [ACC-04] [PDP-07]', () => {
  expect(plan([shirt], IN_STOCK, true)).toEqual({ toAdd: [], notAdded: [{ line: shirt, reason: 'withdrawn' }] })
})

test('a garment with letters is ordered again as its page sells it [ACC-04] [PDP-07]', async () => {
  const { deps } = await givenVisitor('default-shop')
  const ordered = aShirtWithLetters('J.M.', 2).map(({ merchandiseId, quantity, attributes = [] }, at) =>
    createLine({
      id: String(at),
      variantId: merchandiseId,
      handle: POLO.handle,
      quantity,
      attributes: [...attributes],
    }),
  )
  const { toAdd, notAdded } = plan(ordered, { [POLO.small]: 'available', [POLO.letters]: 'available' }, true)
  expect([toAdd, notAdded]).toEqual([aShirtWithLetters('J.M.', 2), []])
  expect(await addLines(deps, toAdd)).toMatchObject({ ok: true, cart: { count: 2 } })
})
