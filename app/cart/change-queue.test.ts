import { expect, test } from 'vitest'
import { aCart, aLine } from './cart.fixtures.ts'
import { type Change, enqueue, isDone, stillToAsk } from './change-queue.ts'

const set = (quantity: number): Change => ({ kind: 'update', quantities: { a: quantity } })
const add: Change = { kind: 'add', lines: [{ merchandiseId: 'x', quantity: 1 }] }
const say = (message: string): Change => ({ kind: 'gift-message', message })

test('the first is under way; quantities that wait become one change with the last of each [CART-15]', () => {
  expect([set(2), set(3), set(4), set(5)].reduce(enqueue, [] as Change[])).toEqual([set(2), set(5)])
})

test('additions are never merged and keep their place', () => {
  expect([set(2), add, set(3), set(4), add].reduce(enqueue, [] as Change[])).toEqual([set(2), add, set(4), add])
})

test('of gift messages that wait the last one stands', () => {
  expect([add, say('a'), say('b')].reduce(enqueue, [] as Change[])).toEqual([add, say('b')])
})

const cart = aCart({ lines: [aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b', quantity: 1 })], giftMessage: 'hi' })

test.each<[string, Change, Change | null]>([
  ['a quantity that it has already', set(2), null],
  ['a line that is no more', { kind: 'update', quantities: { z: 0 } }, null],
  ['some of both', { kind: 'update', quantities: { a: 2, b: 0, z: 4 } }, { kind: 'update', quantities: { b: 0 } }],
  ['an addition', add, add],
])('of %s the server is asked what is left', (_, change, left) => {
  expect(stillToAsk(change, cart)).toEqual(left)
})

test('a cart that is no more is asked for nothing but additions', () => {
  expect([set(3), say('x')].map((change) => stillToAsk(change, null))).toEqual([null, null])
  expect(stillToAsk(add, null)).toBe(add)
})

test.each<[string, Change, boolean]>([
  ['a quantity', set(2), true],
  ['another quantity', set(3), false],
  ['a line that is gone', { kind: 'update', quantities: { z: 0 } }, true],
  ['a message', say('hi'), true],
  ['another message', say('ho'), false],
  ['a code that it lacks', { kind: 'code', code: 'A', wanted: true }, false],
  ['a code taken back', { kind: 'code', code: 'A', wanted: false }, true],
])('whose answer was lost, %s is recognised: %j is %s', (_, change, done) => {
  expect(isDone(change, cart, cart)).toBe(done)
})

test('an addition is recognised by how many there were before', () => {
  const more = aCart({ lines: [aLine({ merchandiseId: 'x', quantity: 2 })] })
  const less = aCart({ lines: [aLine({ merchandiseId: 'x', quantity: 1 })] })
  expect([isDone(add, more, less), isDone(add, more, more), isDone(add, more, null)]).toEqual([true, false, true])
  expect(isDone(add, more, undefined)).toBe(false)
})
