import { expect, test } from 'vitest'
import { addLines } from './add-lines.server.ts'
import type { CartOutcome } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
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

test.each(changes)('%s to a completed cart is retried once, in a new cart [CART-04]', async (_, change, after) => {
  const { deps, visitor, journal } = await givenVisitor('cart-completed')
  const before = visitor.jar.get('cart_id_gb')
  expect(getCart(await change(deps))).toMatchObject(after)
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

test.each(typedChanges)('%s of a completed cart waits for the next addition [CART-04]', async (_, change, after) => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  expect(await change(deps)).toMatchObject({ ok: true, cart: { lines: [], count: 0 }, notice: 'cart.completed' })
  expect(reported).toEqual(['cart.completed'])
  expect(visitor.jar.get('cart_count_gb')).toBe('0')
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: after, notice: null })
  const cart = getCart(await addLines(deps, [PAIR]))
  expect(cart).toMatchObject({ count: 1 })
  expect(cart?.giftMessage || cart?.discountCodes).toEqual(
    'giftMessage' in after ? 'Happy birthday' : [{ code: 'SORTED', applicable: true }],
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

test('a cart of more lines than one reading has is emptied whole [CART-08]', async () => {
  const { deps, world } = await givenVisitor('hundred-lines')
  const lines = ['1001400', '1001401', '1001402'].map((id) => ({
    merchandiseId: `gid://shopify/ProductVariant/${id}`,
    quantity: 1,
  }))
  await addLines(deps, lines)
  expect(world.carts.all().map((cart) => cart.lines.length)).toEqual([103])
  expect(await removeAllLines(deps)).toMatchObject({ ok: true, notice: null })
  expect(world.carts.all().map((cart) => cart.lines.length)).toEqual([0])
})

test('an emptied cart that Shopify has forgotten is dropped in silence', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  visitor.jar.set('cart_count_gb', '0')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect([visitor.jar.size, reported]).toEqual([0, []])
})

const NO_IDS: [string, string][] = [
  ['nothing of an id', 'nonsense'],
  ['an empty text', ''],
  ['ten thousand characters', `gid://shopify/Cart/${'a'.repeat(10_000)}`],
  ['letters that no id has', 'gid://shopify/Cart/ü\u0000'],
  ['an id of something else', 'gid://shopify/Product/2001'],
]

test.each(NO_IDS)('a planted cookie with %s is no cart, and buying goes on [CART-04]', async (_, planted) => {
  for (const name of ['cart_id_gb', 'cart_new_gb_1']) {
    const { deps, visitor, sent, reported } = await givenVisitor('default-shop', 'gb', { [name]: planted })
    expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
    expect([sent, reported]).toEqual([[], []])
    visitor.jar.set(name, planted)
    expect(getCart(await addLines(deps, [PAIR]))).toMatchObject({ count: 1 })
    expect(visitor.jar.get('cart_id_gb')).toMatch(/\?key=/)
  }
})

test('an id that Shopify refuses as a value, or has in another shop, is expired at once [CART-04]', async () => {
  const american = await givenVisitor('cart-with-lines', 'us')
  const foreignId = getCart(await addLines(american.deps, [PAIR])) && american.visitor.jar.get('cart_id_us')
  const body = { errors: [{ message: 'Variable $cartId of type ID! was provided invalid value' }] }
  for (const [planted, isRefused] of [
    [foreignId ?? '', false],
    ['gid://shopify/Cart/refused', true],
  ] as const) {
    const { deps, visitor, world } = await givenVisitor('default-shop', 'gb', { cart_id_gb: planted })
    if (isRefused)
      for (const operation of ['cart', 'cartLinesAdd'])
        world.faults.add({ upstream: 'shopify', operation, respond: { status: 200, body }, times: 1 })
    expect(getCart(await addLines(deps, [PAIR]))).toMatchObject({ count: 1 })
    visitor.jar.set('cart_id_gb', planted)
    visitor.jar.set('cart_count_gb', '1')
    for (const name of visitor.jar.keys()) if (name.startsWith('cart_new')) visitor.jar.delete(name)
    expect(await readCart(deps)).toMatchObject({ ok: true, cart: null })
    expect(visitor.jar.has('cart_id_gb')).toBe(false)
  }
})

test('an outage is no refusal: the id stays [CART-04] [CART-17]', async () => {
  const { deps, visitor, world } = await givenVisitor('cart-with-lines')
  const id = visitor.jar.get('cart_id_gb')
  const body = { errors: [{ message: 'Internal error. Looks like something went wrong on our end.' }] }
  world.faults.add({ upstream: 'shopify', operation: '*', respond: { status: 200, body } })
  expect(await readCart(deps)).toMatchObject({ ok: false })
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: false })
  expect(visitor.jar.get('cart_id_gb')).toBe(id)
})
