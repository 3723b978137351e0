import { expect, test } from 'vitest'
import { addLines } from './add-lines.server.ts'
import type { CartDeps } from './cart-deps.server.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { changeCode, removeAllLines, setGiftMessage, updateLines } from './change-cart.server.ts'
import { readCart } from './read-cart.server.ts'

const PAIR = { merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }

const typedChanges: [string, (deps: CartDeps) => Promise<CartOutcome>, object][] = [
  ['a gift message', (deps) => setGiftMessage(deps, 'Happy birthday'), { giftMessage: 'Happy birthday' }],
  [
    'a discount code',
    (deps) => changeCode(deps, { code: 'SORTED', shouldApply: true }),
    { discountCodes: [{ code: 'SORTED', applicable: false }] },
  ],
]
const changes: typeof typedChanges = [['an addition', (deps) => addLines(deps, [PAIR]), { count: 1 }], ...typedChanges]

/** What Shopify answers about a cart that it no longer has. */
const INVALID = [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }]

test.each(changes)('%s to a completed cart is retried once, in a new cart [CART-04]', async (_, change, kept) => {
  const { deps, visitor, journal } = await givenVisitor('cart-completed')
  const before = visitor.jar.get('cart_id_gb')
  expect(getCart(await change(deps))).toMatchObject(kept)
  expect(visitor.jar.get('cart_id_gb')).toMatch(/^gid:\/\/shopify\/Cart\/.+\?key=/)
  expect(visitor.jar.get('cart_id_gb')).not.toBe(before)
  const operations = journal().flatMap((entry) => (entry.kind === 'request' ? [entry.operation] : []))
  expect(operations.filter((operation) => operation === 'cartCreate')).toHaveLength(1)
})

test.each(changes)('%s is not retried again where the new cart is invalid too [CART-04]', async (name, change) => {
  const { deps, visitor, world, journal, reported } = await givenVisitor('cart-with-lines')
  const before = visitor.jar.get('cart_id_gb')
  for (const operation of ['cartLinesAdd', 'cartAttributesUpdate', 'cartDiscountCodesUpdate', 'cartCreate'])
    world.faults.add({ upstream: 'shopify', operation, respond: { userErrors: INVALID } })
  expect(await change(deps)).toMatchObject({ ok: false })
  const mutations = journal().flatMap((entry) =>
    entry.kind === 'request' && entry.operation !== 'cart' ? [entry.operation] : [],
  )
  const first = {
    'an addition': 'cartLinesAdd',
    'a gift message': 'cartAttributesUpdate',
    'a discount code': 'cartDiscountCodesUpdate',
  }[name]
  expect(mutations).toEqual([first, 'cartCreate'])
  expect(reported).toHaveLength(1)
  expect(visitor.jar.get('cart_id_gb')).toBe(before)
})

test.each(typedChanges)('%s of a completed cart waits for the next addition [CART-04]', async (_, change, kept) => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  expect(await change(deps)).toMatchObject({ ok: true, cart: { lines: [], count: 0 }, notice: 'cart.completed' })
  expect(reported).toEqual(['cart.completed'])
  expect(visitor.jar.get('cart_count_gb')).toBe('0')
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: kept, notice: null })
  const cart = getCart(await addLines(deps, [PAIR]))
  expect(cart).toMatchObject({ count: 1 })
  expect(cart?.giftMessage || cart?.discountCodes).toEqual(
    'giftMessage' in kept ? 'Happy birthday' : [{ code: 'SORTED', applicable: true }],
  )
})

test.each<[string, (deps: CartDeps) => Promise<CartOutcome>]>([
  ['a quantity', (deps) => updateLines(deps, [{ id: 'gid://shopify/CartLine/1?cart=1', ...PAIR }])],
  ['removing all', removeAllLines],
  ['an empty gift message', (deps) => setGiftMessage(deps, '')],
  ['a removed code', (deps) => changeCode(deps, { code: 'SORTED', shouldApply: false })],
])('%s does not bring a completed cart back [CART-04] [CART-05]', async (_, change) => {
  const { deps, visitor, journal, reported } = await givenVisitor('cart-completed')
  expect(await change(deps)).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  expect([visitor.jar.size, reported]).toEqual([0, ['cart.completed']])
  expect(journal().filter((entry) => entry.kind === 'request' && entry.operation === 'cartCreate')).toEqual([])
})

test('an emptied cart keeps its gift message for the next addition [CART-11]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  await setGiftMessage(deps, 'Happy birthday')
  expect(await removeAllLines(deps)).toMatchObject({ ok: true, cart: { lines: [] }, notice: null })
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: { lines: [], count: 0 }, notice: null })
  expect(getCart(await addLines(deps, [PAIR]))).toMatchObject({ count: 1, giftMessage: 'Happy birthday' })
  expect(visitor.jar.get('cart_count_gb')).toBe('1')
})

test('an emptied cart that Shopify has forgotten is dropped in silence', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  visitor.jar.set('cart_count_gb', '0')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect([visitor.jar.size, reported]).toEqual([0, []])
})
