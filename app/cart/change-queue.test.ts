import { expect, test } from 'vitest'
import { aCart, aLine } from './cart.fixtures.ts'
import { type Change, enqueue, getRemainingChange, isApplied } from './change-queue.ts'

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
  expect(isApplied(change, cart, cart)).toBe(done)
})

test('an addition is recognised by the pieces before it', () => {
  const more = aCart({ lines: [aLine({ merchandiseId: 'x', quantity: 2 })] })
  const less = aCart({ lines: [aLine({ merchandiseId: 'x', quantity: 1 })] })
  expect([isApplied(add, more, less), isApplied(add, more, more), isApplied(add, more, null)]).toEqual([
    true,
    false,
    true,
  ])
  expect(isApplied(add, more, undefined)).toBe(false)
})
