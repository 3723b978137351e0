import { expect, test } from 'vitest'
import { aCart, aLine } from './cart.fixtures.ts'
import type { Cart } from './cart.ts'
import {
  type CartEvent,
  type CartState,
  getPendingGoods,
  getShownCart,
  isStale,
  transition,
  UNREAD,
} from './cart-machine.ts'

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
const updated = (quantity: number): CartEvent => ({
  type: 'UPDATE_CART',
  cart: holding(quantity),
  notice: null,
  settlesChange: true,
})
const readDone: CartEvent = { type: 'UPDATE_CART', cart, settlesChange: false }
const completed: CartEvent = { type: 'RESET_CART', notice: 'cart.completed', settlesChange: false }
const changeFailed: CartEvent = { type: 'failed', failure: 'cart.change-failed', settlesChange: true }
const readFailed: CartEvent = { type: 'failed', failure: 'cart.change-failed', settlesChange: false }
const show: CartEvent = { type: 'TOGGLE_CART_NOTIFICATION', show: true }
const hide: CartEvent = { type: 'TOGGLE_CART_NOTIFICATION', show: false }

test.each<[string, CartState, CartEvent, Partial<CartState>]>([
  ['unread, on a read', UNREAD, read, { status: 'reading' }],
  ['reading, on a second read', after(UNREAD, read), read, { status: 'reading' }],
  ['known, on a read', known, read, { status: 'known', cart }],
  ['unreachable, on a retry', after(UNREAD, read, readFailed), read, { status: 'reading', notice: null }],
  ['reading, on a cart', after(UNREAD, read), readDone, { status: 'known', cart }],
  [
    'reading, on a failed read',
    after(UNREAD, read),
    readFailed,
    { status: 'unreachable', notice: 'cart.change-failed' },
  ],
  ['known, on a failed read', known, readFailed, { status: 'known', cart }],
  ['known, on a completed cart', known, completed, { status: 'known', cart: null, notice: 'cart.completed' }],
  ['unread, on an addition', UNREAD, add, { status: 'unread', cart: null }],
  ['unread, after an addition', after(UNREAD, add), updated(1), { status: 'known', pending: [], notice: null }],
  ['unread, after a failed addition', after(UNREAD, add), changeFailed, { status: 'unread', pending: [] }],
  ['reading, after a failed addition', after(UNREAD, read, add), changeFailed, { status: 'unread', pending: [] }],
  [
    'known, after a failed change',
    after(known, set(5)),
    changeFailed,
    { cart, pending: [], notice: 'cart.change-failed' },
  ],
  [
    'known, after a failed change with the cart',
    after(known, set(5)),
    { ...changeFailed, cart: holding(2) },
    { cart: holding(2), pending: [] },
  ],
  ['with a notice, on a new change', after(known, set(5), changeFailed), set(2), { notice: null }],
  [
    'with a notice, on a read without one',
    after(known, set(5), changeFailed),
    readDone,
    { notice: 'cart.change-failed' },
  ],
  ['known, on an addition’s notification', known, show, { showCartNotification: true }],
  ['notified, on closing the drawer', after(known, show), hide, { showCartNotification: false }],
  ['without a cart, on a notification', UNREAD, show, { showCartNotification: false }],
  ['reading, on a cart', after(UNREAD, read), readDone, { hasSettled: false }],
  ['stale, on the response to its change', after(known, set(3)), updated(3), { hasSettled: true }],
  ['stale, on a failure of its change', after(known, set(3)), changeFailed, { hasSettled: true }],
  ['notified, on a completed cart', after(known, show), completed, { showCartNotification: false }],
])('a cart %s [CART-15] [CART-03]', (_, state, event, next) => {
  expect(transition(state, event)).toMatchObject(next)
})

test('goods that are being added are listed until the cart has them, latest first [CART-15]', () => {
  const addGoods = (title: string, mark: string): CartEvent => ({
    type: 'change',
    change: {
      kind: 'add',
      lines: [
        {
          merchandiseId: title,
          quantity: 1,
          attributes: [{ key: '_addedToCartTimestamp', value: mark }],
          goods: { title, image: null, details: [] },
        },
      ],
    },
  })
  const [first, second] = ['1790000000000-0123abcd', '1790000000001-0123abcd']
  const state = after(known, addGoods('Heroes', first), addGoods('Julys', second))
  expect(getPendingGoods(state).map(({ title, mark: key }) => [title, key])).toEqual([
    ['Julys', second],
    ['Heroes', first],
  ])
  const holdsFirst = aLine({ merchandiseId: 'Heroes', attributes: [{ key: '_addedToCartTimestamp', value: first }] })
  expect(getPendingGoods({ ...state, cart: aCart({ lines: [holdsFirst] }) }).map(({ title }) => title)).toEqual([
    'Julys',
  ])
  expect(getPendingGoods(after(state, updated(1), updated(2)))).toEqual([])
})

test('a new quantity shows at once, totals stay the server’s [CART-15]', () => {
  const state = after(known, set(3))
  expect(getShownCart(state)).toMatchObject({ count: 3, total: cart.total })
  expect(isStale(state)).toBe(true)
})

test('a removed line is hidden at once and can be restored until an addition [CART-15]', () => {
  const state = after(known, set(0))
  expect(getShownCart(state)?.lines).toEqual([])
  const settled = after(state, { type: 'RESET_CART', notice: null, settlesChange: true })
  expect(settled.removed).toEqual([line])
  expect(after(settled, add).removed).toEqual([])
  expect(after(settled, hide).removed).toEqual([])
})

test('a newer message replaces an older one [CART-09]', () => {
  const notified = after(known, show)
  expect(after(notified, set(2)).showCartNotification).toBe(false)
  expect(after(notified, add).showCartNotification).toBe(true)
  const settled = after(known, set(0), { type: 'RESET_CART', notice: null, settlesChange: true })
  expect(after(settled, change).removed).toEqual([])
})

test('a line that was put on the wish list is known to be there, until another is removed [PDP-16]', () => {
  const saved = after(known, { type: 'change', change: { kind: 'update', quantities: { a: 0 }, savedBefore: 2 } })
  expect(saved).toMatchObject({ removed: [line], savedBefore: 2 })
  expect(after(saved, set(0)).savedBefore).toBe(2)
  expect(after(known, set(0)).savedBefore).toBeUndefined()
})

test('an undo says what came back, not that something was added [CART-08]', () => {
  const undo: CartEvent = {
    type: 'change',
    change: { kind: 'add', lines: [{ merchandiseId: line.merchandiseId, quantity: 1 }], isUndo: true },
  }
  const state = after(known, set(0), { type: 'RESET_CART', notice: null, settlesChange: true }, undo, updated(1))
  expect(state).toMatchObject({ done: { did: 'put-back', line: { id: 'a' }, count: 1 }, showCartNotification: false })
  expect(after(state, hide).done).toBeNull()
  expect(after(state, set(2)).done).toBeNull()
})

const [before, other] = [aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b', merchandiseId: 'other', quantity: 3 })]
const mark = '1790000000000-0123abcd'
const change: CartEvent = { type: 'change', change: { kind: 'variant', lineId: 'a', merchandiseId: 'other', mark } }
const marked = (overrides: Parameters<typeof aLine>[0]) =>
  aLine({ merchandiseId: 'other', attributes: [{ key: '_addedToCartTimestamp', value: mark }], ...overrides })
const settleWith = (lines: Cart['lines']): CartEvent => ({
  type: 'UPDATE_CART',
  cart: aCart({ lines }),
  notice: null,
  settlesChange: true,
})

test('a changed line can be changed back, with its quantity [CART-18]', () => {
  const changed = marked({ id: 'a', quantity: 1 })
  const state = after({ ...known, cart: aCart({ lines: [before] }) }, change, settleWith([changed]))
  expect(state.done).toMatchObject({
    did: 'changed',
    line: { id: 'a', merchandiseId: 'other' },
    undo: [{ kind: 'variant', lineId: 'a', merchandiseId: before.merchandiseId, quantity: 2, isUndo: true }],
  })
})

test('a line that became one with another is taken out of it again [CART-18]', () => {
  const merged = marked({ id: 'b', quantity: 5 })
  const state = after({ ...known, cart: aCart({ lines: [before, other] }) }, change, settleWith([merged]))
  expect(state.done).toMatchObject({
    undo: [
      { kind: 'update', quantities: { b: 3 } },
      { kind: 'add', lines: [{ merchandiseId: before.merchandiseId, quantity: 2 }], isUndo: true },
    ],
  })
})

test('nothing can be restored into a completed cart [CART-05]', () => {
  expect(after(known, set(0), { ...completed, settlesChange: true }).removed).toEqual([])
})

test('an early response does not undo a later change [CART-15]', () => {
  const state = after(known, set(2), set(3), updated(2))
  expect(isStale(state)).toBe(true)
  expect(getShownCart(state)?.count).toBe(3)
})

test('the last response settles all changes', () => {
  const state = after(known, set(2), set(3), updated(2), updated(3))
  expect(isStale(state)).toBe(false)
  expect(getShownCart(state)).toBe(state.cart)
})

test('unchanged lines stay the same objects', () => {
  const two = aCart({ lines: [line, aLine({ id: 'b' })] })
  expect(getShownCart(after({ ...known, cart: two }, set(4)))?.lines[1]).toBe(two.lines[1])
  const response = structuredClone({ ...two, lines: [{ ...line, quantity: 4 }, ...two.lines.slice(1)] })
  const settled = after({ ...known, cart: two }, set(4), { type: 'UPDATE_CART', cart: response, settlesChange: true })
  expect(settled.cart).toEqual(response)
  expect(settled.cart?.lines[1]).toBe(two.lines[1])
})
