import { expect, test } from 'vitest'
import { aCart, aLine } from './cart.fixtures.ts'
import { type CartEvent, type CartState, shownCart, transition, UNREAD } from './cart-machine.ts'

const line = aLine({ id: 'a', quantity: 1 })
const cart = aCart({ lines: [line] })
const idle: CartState = { status: 'idle', cart, wanted: {}, notice: null }
const after = (state: CartState, ...events: CartEvent[]) => events.reduce(transition, state)
const update = (quantity: number): CartEvent => ({ type: 'update', quantities: { a: quantity } })
const answered = (quantity: number, more: boolean): CartEvent => ({
  type: 'changed',
  cart: aCart({ lines: [{ ...line, quantity }] }),
  notice: null,
  sent: { a: quantity },
  more,
})

test('a cart is read once', () => {
  expect(after(UNREAD, { type: 'read' }, { type: 'read' }).status).toBe('reading')
})

test('a completed cart is forgotten and said so [CART-05]', () => {
  const state = after(UNREAD, { type: 'read' }, { type: 'restored', cart: null, notice: 'cart.completed' })
  expect(state).toMatchObject({ status: 'idle', cart: null, notice: 'cart.completed' })
})

test('a new quantity shows at once and sums stay those of the server', () => {
  const state = after(idle, update(3))
  expect(shownCart(state)).toMatchObject({ count: 3, total: cart.total })
  expect(state.status).toBe('changing')
})

test('a line set to nothing is gone at once', () => {
  expect(shownCart(after(idle, update(0)))?.lines).toEqual([])
})

test('an early answer does not undo a later wish', () => {
  const state = after(idle, update(2), update(3), answered(2, true))
  expect(state.status).toBe('changing')
  expect(shownCart(state)?.count).toBe(3)
})

test('the last answer settles everything', () => {
  expect(after(idle, update(2), update(3), answered(2, true), answered(3, false))).toMatchObject({
    status: 'idle',
    wanted: {},
  })
})

test('a failure takes back what was asked for and says why', () => {
  const state = after(idle, update(5), { type: 'failed', failure: 'cart.change-failed', sent: { a: 5 }, more: false })
  expect(state).toMatchObject({ status: 'idle', notice: 'cart.change-failed' })
  expect(shownCart(state)?.count).toBe(1)
})

test('a read that ends after a change began does not undo it', () => {
  const state = after(UNREAD, { type: 'read' }, { type: 'add' }, { type: 'restored', cart: null, notice: null })
  expect(state.status).toBe('changing')
})
