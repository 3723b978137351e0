import { expect, test } from 'vitest'
import { aCart, aLine } from './cart.fixtures.ts'
import { type CartEvent, type CartState, isStale, shownCart, transition, UNREAD } from './cart-machine.ts'

const line = aLine({ id: 'a', quantity: 1 })
const cart = aCart({ lines: [line] })
const known: CartState = { ...UNREAD, status: 'known', cart }
const after = (state: CartState, ...events: CartEvent[]) => events.reduce(transition, state)

const read: CartEvent = { type: 'read' }
const add: CartEvent = { type: 'change', change: { kind: 'add', lines: [{ merchandiseId: 'x', quantity: 1 }] } }
const set = (quantity: number): CartEvent => ({
  type: 'change',
  change: { kind: 'update', quantities: { a: quantity } },
})
const holding = (quantity: number) => aCart({ lines: [{ ...line, quantity }] })
const answered = (quantity: number): CartEvent => ({
  type: 'UPDATE_CART',
  cart: holding(quantity),
  notice: null,
  answers: true,
})
const wasRead: CartEvent = { type: 'UPDATE_CART', cart, answers: false }
const gone: CartEvent = { type: 'RESET_CART', notice: 'cart.completed', answers: false }
const changeFailed: CartEvent = { type: 'failed', failure: 'cart.change-failed', answers: true }
const readFailed: CartEvent = { type: 'failed', failure: 'cart.change-failed', answers: false }
const show: CartEvent = { type: 'TOGGLE_CART_NOTIFICATION', show: true }
const hide: CartEvent = { type: 'TOGGLE_CART_NOTIFICATION', show: false }

test.each<[string, CartState, CartEvent, Partial<CartState>]>([
  ['unread, read', UNREAD, read, { status: 'reading' }],
  ['reading, read again', after(UNREAD, read), read, { status: 'reading' }],
  ['known, read again', known, read, { status: 'known', cart }],
  ['unreachable, tried again', after(UNREAD, read, readFailed), read, { status: 'reading', notice: null }],
  ['reading, told', after(UNREAD, read), wasRead, { status: 'known', cart }],
  ['reading, not told', after(UNREAD, read), readFailed, { status: 'unreachable', notice: 'cart.change-failed' }],
  ['known, not told', known, readFailed, { status: 'known', cart }],
  ['known, gone', known, gone, { status: 'known', cart: null, notice: 'cart.completed' }],
  ['unread, asked to add', UNREAD, add, { status: 'unread', cart: null }],
  ['unread, added', after(UNREAD, add), answered(1), { status: 'known', pending: [], notice: null }],
  ['unread, not added', after(UNREAD, add), changeFailed, { status: 'unread', pending: [] }],
  ['reading, not added', after(UNREAD, read, add), changeFailed, { status: 'unread', pending: [] }],
  ['known, not changed', after(known, set(5)), changeFailed, { cart, pending: [], notice: 'cart.change-failed' }],
  [
    'known, not changed, and told how it stands',
    after(known, set(5)),
    { ...changeFailed, cart: holding(2) },
    { cart: holding(2), pending: [] },
  ],
  ['noticed, asked anew', after(known, set(5), changeFailed), set(2), { notice: null }],
  ['noticed, read without a word', after(known, set(5), changeFailed), wasRead, { notice: 'cart.change-failed' }],
  ['added, notified', known, show, { showCartNotification: true }],
  ['notified, the drawer closed', after(known, show), hide, { showCartNotification: false }],
  ['no cart, notified', UNREAD, show, { showCartNotification: false }],
  ['notified, gone', after(known, show), gone, { showCartNotification: false }],
])('%s [CART-15] [CART-03]', (_, state, event, next) => {
  expect(transition(state, event)).toMatchObject(next)
})

test('a new quantity shows at once and sums stay those of the server [CART-15]', () => {
  const state = after(known, set(3))
  expect(shownCart(state)).toMatchObject({ count: 3, total: cart.total })
  expect(isStale(state)).toBe(true)
})

test('a line set to nothing is gone at once, and can be put back until something is put in [CART-15]', () => {
  const state = after(known, set(0))
  expect(shownCart(state)?.lines).toEqual([])
  const settled = after(state, { type: 'RESET_CART', notice: null, answers: true })
  expect(settled.removed).toEqual([line])
  expect(after(settled, add).removed).toEqual([])
  expect(after(settled, hide).removed).toEqual([])
})

test('nothing is put back into a cart that was paid for [CART-05]', () => {
  expect(after(known, set(0), { ...gone, answers: true }).removed).toEqual([])
})

test('an early answer does not undo a later wish [CART-15]', () => {
  const state = after(known, set(2), set(3), answered(2))
  expect(isStale(state)).toBe(true)
  expect(shownCart(state)?.count).toBe(3)
})

test('the last answer settles everything', () => {
  const state = after(known, set(2), set(3), answered(2), answered(3))
  expect(isStale(state)).toBe(false)
  expect(shownCart(state)).toBe(state.cart)
})

test('lines that no change is about stay the same object, so that a hundred are not drawn anew', () => {
  const two = aCart({ lines: [line, aLine({ id: 'b' })] })
  expect(shownCart(after({ ...known, cart: two }, set(4)))?.lines[1]).toBe(two.lines[1])
  const told = structuredClone({ ...two, lines: [{ ...line, quantity: 4 }, ...two.lines.slice(1)] })
  const settled = after({ ...known, cart: two }, set(4), { type: 'UPDATE_CART', cart: told, answers: true })
  expect(settled.cart).toEqual(told)
  expect(settled.cart?.lines[1]).toBe(two.lines[1])
})
