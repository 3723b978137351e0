import { expect, test } from 'vitest'
import { aCart, aLine } from './cart.fixtures.ts'
import { type Change, enqueue, getRemainingChange, isApplied, toLineUpdates } from './change-queue.ts'

const set = (quantity: number): Change => ({ kind: 'update', quantities: { a: quantity } })
const add: Change = { kind: 'add', lines: [{ merchandiseId: 'x', quantity: 1 }] }
const setMessage = (message: string): Change => ({ kind: 'gift-message', message })

test('waiting quantities merge into one change, the first stays [CART-15]', () => {
  expect([set(2), set(3), set(4), set(5)].reduce(enqueue, [] as Change[])).toEqual([set(2), set(5)])
})

test('additions are never merged and keep their place', () => {
  expect([set(2), add, set(3), set(4), add].reduce(enqueue, [] as Change[])).toEqual([set(2), add, set(4), add])
})

test('of waiting gift messages the last one counts', () => {
  expect([add, setMessage('a'), setMessage('b')].reduce(enqueue, [] as Change[])).toEqual([add, setMessage('b')])
})

const cart = aCart({ lines: [aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b', quantity: 1 })], giftMessage: 'hi' })

test.each<[string, Change, Change | null]>([
  ['a quantity that the cart has', set(2), null],
  ['a removed line', { kind: 'update', quantities: { z: 0 } }, null],
  [
    'a mix of those and a new quantity',
    { kind: 'update', quantities: { a: 2, b: 0, z: 4 } },
    { kind: 'update', quantities: { b: 0 } },
  ],
  ['an addition', add, add],
])('of %s only the remaining part is sent', (_, change, remaining) => {
  expect(getRemainingChange(change, cart)).toEqual(remaining)
})

test('a requested quantity is sent with its line’s variant, others are not sent [CART-17]', () => {
  expect(toLineUpdates({ a: 0, z: 4 }, cart.lines)).toEqual([
    { id: 'a', quantity: 0, merchandiseId: 'gid://shopify/ProductVariant/1001001' },
  ])
})

test('without a cart only additions are sent', () => {
  expect([set(3), setMessage('x')].map((change) => getRemainingChange(change, null))).toEqual([null, null])
  expect(getRemainingChange(add, null)).toBe(add)
})

test.each<[string, Change, boolean]>([
  ['a quantity', set(2), true],
  ['another quantity', set(3), false],
  ['a removed line', { kind: 'update', quantities: { z: 0 } }, true],
  ['a message', setMessage('hi'), true],
  ['another message', setMessage('ho'), false],
  ['a code that the cart lacks', { kind: 'code', code: 'A', shouldApply: true }, false],
  ['a removed code', { kind: 'code', code: 'A', shouldApply: false }, true],
])('after a lost response, %s counts as applied: %j %s', (_, change, done) => {
  expect(isApplied(change, cart)).toBe(done)
})

const ADDITION = '1763796000123-4f9a2c1b'
const marked = (merchandiseId: string, marks: string) =>
  aLine({ merchandiseId, attributes: [{ key: '_addedToCartTimestamp', value: marks }] })

test.each([
  ['its own mark', marked('x', ADDITION), true],
  ['its mark among others', marked('x', `1763795000000-00000000 ${ADDITION}`), true],
  ['the mark of another addition', marked('x', '1763796000123-00000000'), false],
  ['its mark on other goods', marked('y', ADDITION), false],
  ['no mark', aLine({ merchandiseId: 'x', quantity: 5 }), false],
])('an addition is recognised in a line with %s [CART-02]', (_, line, isRecognised) => {
  const { attributes } = marked('x', ADDITION)
  const change: Change = { kind: 'add', lines: [{ merchandiseId: 'x', quantity: 1, attributes }] }
  expect(isApplied(change, aCart({ lines: [line] }))).toBe(isRecognised)
})
