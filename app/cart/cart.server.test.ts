import { expect, test } from 'vitest'
import { cartId as cartIdCookie } from '#app/visitor/cookies.ts'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { addLines } from './add-lines.server.ts'
import { applyOffer } from './apply-change.server.ts'
import { type CartOutcome, type LineUpdate, markLines } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { changeCode, removeAllLines, setGiftMessage, updateLines } from './change-cart.server.ts'
import { aShirtWithLetters } from './letters-check.fixtures.ts'
import { readCart, restoreCart } from './read-cart.server.ts'

const HEROES = 'gid://shopify/ProductVariant/1001001'
const PAIR = { merchandiseId: HEROES, quantity: 1 }

test('the first addition creates a cart, the next one adds to it [CART-01] [CART-02]', async () => {
  const { deps, visitor } = await givenVisitor('default-shop')
  const first = getCart(await addLines(deps, [PAIR]))
  expect(first).toMatchObject({ count: 1, total: { amount: expect.any(String), currencyCode: 'GBP' } })
  const second = getCart(await addLines(deps, [PAIR]))
  expect(second).toMatchObject({ id: first?.id, count: 2 })
  expect(visitor.jar.get('cart_id_gb')).toMatch(/\?key=/)
  // The key stays in an HttpOnly cookie.
  expect(first?.id).toBe(visitor.jar.get('cart_id_gb')?.replace(/\?.*/, ''))
  expect(visitor.jar.get('cart_count_gb')).toBe('2')
})

test.each(['gb', 'us', 'eu'] as const)(
  'the %s cart has its own cookie and currency [CART-02] [REG-02]',
  async (region) => {
    const { deps, visitor } = await givenVisitor('default-shop', region)
    const cart = getCart(await addLines(deps, [PAIR]))
    expect(cart?.total.currencyCode).toBe({ gb: 'GBP', us: 'USD', eu: 'EUR' }[region])
    const created = expect.stringMatching(new RegExp(`^cart_new_${region}_[0-9a-f]{8}$`))
    expect([...visitor.jar.keys()]).toEqual([created, `cart_count_${region}`, `cart_id_${region}`])
  },
)

test.each<[string, (deps: CartDeps, line: LineUpdate) => Promise<CartOutcome>]>([
  ['an addition', (deps) => addLines(deps, [PAIR])],
  ['a changed quantity', (deps, line) => updateLines(deps, [{ ...line, quantity: 2 }])],
  ['a removed line', (deps, line) => updateLines(deps, [{ ...line, quantity: 0 }])],
  ['a gift message', (deps) => setGiftMessage(deps, 'Happy birthday')],
  ['a discount code', (deps) => changeCode(deps, { code: 'SORTED', shouldApply: true })],
])('%s stores the cart id and clears the first-time marker [CART-02]', async (name, change) => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  const id = getCart(await readCart(deps))?.lines[0]?.id ?? ''
  visitor.jar.set('th_ftv', '1')
  expect(await change(deps, { id, quantity: 1, merchandiseId: HEROES })).toMatchObject({ ok: true })
  expect(visitor.jar.has('th_ftv')).toBe(false)
  expect(visitor.jar.has('cart_id_gb')).toBe(name !== 'a removed line')
})

test('a failed change keeps the first-time marker [CART-02]', async () => {
  const { deps, visitor, world } = await givenVisitor('cart-with-lines', 'gb', { th_ftv: '1' })
  world.faults.add({ upstream: 'shopify', operation: 'cartAttributesUpdate', respond: { status: 500 } })
  await setGiftMessage(deps, 'Happy birthday')
  expect(visitor.jar.get('th_ftv')).toBe('1')
})

test('a completed cart is dropped, shown and reported [CART-05]', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  expect([...visitor.jar.keys()]).toEqual([])
  expect(reported).toEqual(['cart.completed'])
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
})

test('an addition to a completed cart creates a new one', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  const before = visitor.jar.get('cart_id_gb')
  expect(getCart(await addLines(deps, [PAIR]))).toMatchObject({ count: 1 })
  expect(visitor.jar.get('cart_id_gb')).not.toBe(before)
  expect(reported).toEqual([])
})

test('a change does not revive a completed cart [CART-05]', async () => {
  const { deps, reported } = await givenVisitor('cart-completed')
  const line = { id: 'gid://shopify/CartLine/1?cart=1', quantity: 3, merchandiseId: HEROES }
  expect(await updateLines(deps, [line])).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  expect(reported).toEqual(['cart.completed'])
})

test('a change without a cart shows a notice and is reported [CART-06]', async () => {
  const { deps, reported } = await givenVisitor('default-shop')
  const line = { id: 'gid://shopify/CartLine/1?cart=1', quantity: 3, merchandiseId: HEROES }
  expect(await updateLines(deps, [line])).toEqual({ ok: true, cart: null, notice: 'cart.no-id' })
  expect(reported).toEqual(['cart.no-id'])
})

test('an addition or change without lines fails and is reported [CART-06]', async () => {
  const { deps, reported } = await givenVisitor('cart-with-lines')
  expect(await addLines(deps, [])).toEqual({ ok: false, failure: 'cart.lines-missing' })
  expect(await updateLines(deps, [])).toEqual({ ok: false, failure: 'cart.lines-missing' })
  expect(reported).toEqual(['cart.lines-missing', 'cart.lines-missing'])
})

test('a line is made to order by its product’s tag or by its attribute, by either alone [PDP-08]', async () => {
  const { deps, shopify, world } = await givenVisitor('cart-with-lines')
  const firsts = world.catalogue.byHandle.get('firsts-navy')?.variants[0]?.id
  const cartId = deps.visitor.getCookie(cartIdCookie('gb')) ?? ''
  const note = { key: '_mto', value: 'true' }
  await shopify.cartLinesAdd({ cartId, lines: [{ ...PAIR, attributes: [note] }] })
  await shopify.cartLinesAdd({
    cartId,
    lines: [{ merchandiseId: `gid://shopify/ProductVariant/${firsts}`, quantity: 1 }],
  })
  const lines = getCart(await readCart(deps))?.lines ?? []
  expect(lines.map(({ product, attributes, isMadeToOrder }) => [product.handle, attributes, isMadeToOrder])).toEqual([
    ['firsts-navy', [], true],
    ['heroes-navy', [note], true],
    ['heroes-navy', [], false],
  ])
})

test('quantities of lines are updated [CART-01]', async () => {
  const { deps } = await givenVisitor('cart-with-lines')
  const line = getCart(await readCart(deps))?.lines[0]
  const three = getCart(await updateLines(deps, [{ id: line?.id ?? '', quantity: 3, merchandiseId: HEROES }]))
  expect(three?.lines[0]?.quantity).toBe(3)
  expect(Number(three?.total.amount)).toBe(3 * Number(line?.price.amount))
})

test('an emptied cart is dropped without a notice', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-with-lines')
  const line = getCart(await readCart(deps))?.lines[0]
  const removal = { id: line?.id ?? '', quantity: 0, merchandiseId: HEROES }
  expect(await updateLines(deps, [removal])).toEqual({ ok: true, cart: null, notice: null })
  expect(visitor.jar.size).toBe(0)
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect(reported).toEqual([])
})

test('a cart emptied just before leaving the page does not read as completed', async () => {
  const { deps, visitor, shopify, reported } = await givenVisitor('cart-with-lines')
  const cart = getCart(await readCart(deps))
  await shopify.cartLinesUpdate({
    cartId: visitor.jar.get('cart_id_gb') ?? '',
    lines: [{ id: cart?.lines[0]?.id ?? '', quantity: 0 }],
  })
  visitor.jar.set('cart_count_gb', '0')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect([visitor.jar.size, reported.length]).toEqual([0, 0])
})

test('a cart whose goods were all withdrawn says that they are gone, not that it was completed [CART-05] [CART-07]', async () => {
  const { deps, visitor, world, reported } = await givenVisitor('cart-with-lines')
  world.withdrawn.add('heroes-navy')
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: 'cart.adjusted' })
  expect([visitor.jar.size, reported.length]).toEqual([0, 0])
})

test('a cart emptied elsewhere reads as one whose goods are gone [CART-05]', async () => {
  const { deps, visitor, shopify, reported } = await givenVisitor('cart-with-lines')
  const cart = getCart(await readCart(deps))
  await shopify.cartLinesUpdate({
    cartId: visitor.jar.get('cart_id_gb') ?? '',
    lines: [{ id: cart?.lines[0]?.id ?? '', quantity: 0 }],
  })
  expect(await readCart(deps)).toEqual({ ok: true, cart: null, notice: 'cart.adjusted' })
  expect([visitor.jar.size, reported.length]).toEqual([0, 0])
})

test('a kept gift message is no completed cart while a line is added [CART-04]', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-completed')
  expect(await setGiftMessage(deps, 'Happy birthday')).toMatchObject({ notice: 'cart.completed' })
  // the browser counts an addition before its response
  visitor.jar.set('cart_count_gb', '1')
  expect(await readCart(deps)).toMatchObject({ cart: { giftMessage: 'Happy birthday' }, notice: null })
  expect(reported).toEqual(['cart.completed'])
})

test('a quantity above the stock is capped, with a notice', async () => {
  const { deps } = await givenVisitor('low-stock')
  const outcome = await addLines(deps, [{ ...PAIR, quantity: 500 }])
  expect(outcome).toMatchObject({ ok: true, notice: 'cart.capped' })
  expect(getCart(outcome)?.count).toBeLessThan(500)
})

test('a sold-out size and a sold-out colour fail differently [CART-01]', async () => {
  for (const [scenario, failure] of [
    ['variant-sold-out', 'cart.variant-unavailable'],
    ['colour-sold-out', 'cart.colour-unavailable'],
    ['add-to-cart-fails', 'cart.add-failed'],
  ] as const) {
    const { deps, reported, visitor } = await givenVisitor(scenario)
    // the browser need not read the cart to know that it has none
    expect(await addLines(deps, [PAIR]), scenario).toMatchObject({ ok: false, failure, cart: null })
    expect(reported, scenario).toEqual([failure])
    expect(visitor.jar.size, scenario).toBe(0)
  }
})

test('a cart that cannot be read keeps its id [CART-17]', async () => {
  const { deps, visitor, world } = await givenVisitor('cart-with-lines')
  world.faults.add({ upstream: 'shopify', operation: '*', respond: { status: 500 } })
  expect(await readCart(deps)).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(visitor.jar.has('cart_id_gb')).toBe(true)
})

test('checkout gets logged_in and the discount code [CART-13]', async () => {
  const { deps } = await givenVisitor('cart-with-lines', 'gb', { customerId: '7', discount_code: 'SORTED' })
  const checkout = new URL(getCart(await readCart(deps))?.checkoutUrl ?? '')
  expect(Object.fromEntries(checkout.searchParams)).toMatchObject({ logged_in: 'true', discount: 'SORTED' })
})

test('a link puts its goods into a cart of this browser’s own [CART-07]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  const id = visitor.jar.get('cart_id_gb') ?? ''
  for (const link of [id, id.replace('gid://shopify/Cart/', ''), id.replace(/\?.*/, '')]) {
    visitor.jar.clear()
    expect(getCart(await restoreCart(deps, link))).toMatchObject({ count: 1, lines: [{ merchandiseId: HEROES }] })
    const own = visitor.jar.get('cart_id_gb')
    expect(own).toMatch(/\?key=/)
    expect(own?.replace(/\?.*/, '')).not.toBe(id.replace(/\?.*/, ''))
    expect(visitor.jar.get('cart_count_gb')).toBe('1')
  }
})

test('a link to this browser’s own cart is no copy [CART-07]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  const id = visitor.jar.get('cart_id_gb') ?? ''
  expect(getCart(await restoreCart(deps, id))).toMatchObject({ count: 1 })
  expect(visitor.jar.get('cart_id_gb')).toBe(id)
})

test('a saved cart wins over a link, which is logged [CART-07]', async () => {
  const { deps, visitor, shopify, reported, logged } = await givenVisitor('cart-with-lines')
  const { cart: other } = await shopify.cartCreate({ input: { lines: [{ ...PAIR, quantity: 3 }] } })
  const saved = visitor.jar.get('cart_id_gb')
  expect(getCart(await restoreCart(deps, other?.id ?? ''))).toMatchObject({ count: 1 })
  expect(visitor.jar.get('cart_id_gb')).toBe(saved)
  expect(logged).toEqual(['checkout_id was ignored: this browser has a cart of its own'])
  expect(logged.join()).not.toContain(other?.id)
  expect(getCart(await restoreCart(deps, saved ?? ''))).toMatchObject({ count: 1 })
  expect([logged.length, reported.length]).toEqual([1, 0])
})

test('a link whose cart cannot be fetched leaves an empty cart and no id [CART-07]', async () => {
  const { deps, visitor, world, reported } = await givenVisitor('cart-with-lines')
  const id = visitor.jar.get('cart_id_gb') ?? ''
  visitor.jar.clear()
  world.faults.add({ upstream: 'shopify', operation: 'cart', respond: { status: 500 } })
  expect(await restoreCart(deps, id)).toEqual({ ok: false, failure: 'cart.change-failed', cart: null })
  expect([visitor.jar.size, reported]).toEqual([0, ['cart.change-failed']])
})

test.each(['the same', 'another'])(
  'a link to %s cart that cannot be fetched keeps this browser’s cart [CART-07] [CART-17]',
  async (which) => {
    const { deps, visitor, shopify, world, reported } = await givenVisitor('cart-with-lines')
    const id = visitor.jar.get('cart_id_gb') ?? ''
    const { cart: other } = await shopify.cartCreate({ input: { lines: [PAIR] } })
    const fault = world.faults.add({ upstream: 'shopify', operation: 'cart', respond: { status: 503 } })
    const link = which === 'the same' ? id : (other?.id ?? '')
    expect(await restoreCart(deps, link)).toEqual({ ok: false, failure: 'cart.change-failed' })
    expect([visitor.jar.get('cart_id_gb'), reported]).toEqual([id, ['cart.change-failed']])
    world.faults.remove(fault.id)
    expect(getCart(await readCart(deps))).toMatchObject({ count: 1 })
  },
)

test('a sold-out line is removed with one notice, and stays removed [CART-07]', async () => {
  const { deps, visitor, shopify, world, reported } = await givenVisitor('cart-adjusted')
  const [other] = [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }]
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartLinesAdd({ cartId, lines: [other] })
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: { count: 1 }, notice: 'cart.adjusted' })
  world.stock.set('1001001', 5)
  expect(await readCart(deps)).toMatchObject({ ok: true, cart: { count: 1 }, notice: null })
  expect(reported).toEqual([])
})

test('a line that is cut because others bought the stock is said once [CART-07] [CART-15]', async () => {
  const { deps, world } = await givenVisitor('cart-with-lines')
  await addLines(deps, [{ ...PAIR, quantity: 2 }])
  expect(await readCart(deps)).toMatchObject({ cart: { count: 3 }, notice: null })
  world.stock.set('1001001', 2)
  expect(await readCart(deps)).toMatchObject({ cart: { count: 2 }, notice: 'cart.adjusted' })
  expect(await readCart(deps)).toMatchObject({ cart: { count: 2 }, notice: null })
})

test('fewer goods than this browser knew are no news where the stock has more [CART-15]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines')
  visitor.jar.set('cart_count_gb', '2')
  expect(await readCart(deps)).toMatchObject({ cart: { count: 1 }, notice: null })
})

test('a cart whose lines all sold out is adjusted, not completed [CART-07]', async () => {
  const { deps, visitor, reported } = await givenVisitor('cart-adjusted')
  expect(await readCart(deps)).toEqual({
    ok: true,
    cart: null,
    notice: 'cart.adjusted',
    soldOutTitles: ['Heroes, Navy'],
  })
  expect([visitor.jar.size, reported.length]).toEqual([0, 0])
})

test('removing all sets each line to 0, and does nothing without lines [CART-08]', async () => {
  const { deps, shopify, visitor, journal } = await givenVisitor('cart-with-lines')
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartLinesAdd({
    cartId,
    lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 2 }],
  })
  expect(await removeAllLines(deps)).toEqual({ ok: true, cart: null, notice: null })
  visitor.jar.set('cart_id_gb', cartId)
  const changes = () =>
    journal().filter((entry) => entry.kind === 'request' && entry.operation === 'cartLinesUpdate').length
  const before = changes()
  expect(await removeAllLines(deps)).toEqual({ ok: true, cart: null, notice: null })
  expect(changes()).toBe(before)
})

test('a gift message is stored beside the other attributes [CART-11]', async () => {
  const { deps, visitor, shopify } = await givenVisitor('cart-with-lines')
  const cartId = visitor.jar.get('cart_id_gb') ?? ''
  await shopify.cartAttributesUpdate({ cartId, attributes: [{ key: 'source', value: 'till' }] })
  expect(getCart(await setGiftMessage(deps, 'Happy birthday'))).toMatchObject({ giftMessage: 'Happy birthday' })
  expect(getCart(await readCart(deps))).toMatchObject({ giftMessage: 'Happy birthday' })
  expect((await shopify.cart({ cartId }))?.attributes).toEqual([
    { key: 'source', value: 'till' },
    { key: 'gift_message', value: 'Happy birthday' },
  ])
  expect(getCart(await setGiftMessage(deps, ''))).toMatchObject({ giftMessage: '' })
  expect((await shopify.cart({ cartId }))?.attributes).toEqual([{ key: 'source', value: 'till' }])
})

test('a code is applied or marked as not applicable, and removed [CART-12]', async () => {
  const { deps } = await givenVisitor('cart-with-lines')
  expect(getCart(await changeCode(deps, { code: 'NOBODYS', shouldApply: true }))).toMatchObject({
    discountCodes: [{ code: 'NOBODYS', applicable: false }],
    discounts: [],
  })
  const cart = getCart(await changeCode(deps, { code: 'SORTED', shouldApply: true }))
  expect(cart?.discounts).toEqual([
    { name: 'SORTED', isAutomatic: false, amount: { amount: '9.8', currencyCode: 'GBP' } },
  ])
  // a new code takes the place of one that did not apply
  expect(cart?.discountCodes).toEqual([{ code: 'SORTED', applicable: true }])
  await changeCode(deps, { code: 'nobodys', shouldApply: false })
  expect(getCart(await changeCode(deps, { code: 'sorted', shouldApply: false }))).toMatchObject({
    discountCodes: [],
    discounts: [],
  })
})

test('a link’s code goes to checkout until another applies or it is removed [CART-13] [CART-14]', async () => {
  const { deps, visitor } = await givenVisitor('cart-with-lines', 'gb', { discount_code: 'MATES20' })
  expect(getCart(await readCart(deps))?.codeForCheckout).toBe('MATES20')
  const other = getCart(await changeCode(deps, { code: 'SORTED', shouldApply: true }))
  expect(other?.codeForCheckout).toBeNull()
  expect(new URL(other?.checkoutUrl ?? '').searchParams.has('discount')).toBe(false)
  visitor.jar.set('discount_code', 'MATES20')
  expect(getCart(await changeCode(deps, { code: 'mates20', shouldApply: false }))?.codeForCheckout).toBeNull()
  expect(visitor.jar.has('discount_code')).toBe(false)
})

test('a link’s code that the cart has in capitals is not handed to checkout again [CART-13]', async () => {
  const { deps } = await givenVisitor('cart-with-lines', 'gb', { discount_code: 'sorted' })
  expect(getCart(await changeCode(deps, { code: 'SORTED', shouldApply: true }))).toMatchObject({
    discountCodes: [{ code: 'SORTED', applicable: true }],
    codeForCheckout: null,
  })
})

test('a gift card counts nothing towards free delivery, since it comes by email [PDP-06]', async () => {
  const { deps, world } = await givenVisitor('default-shop')
  const card = world.catalogue.byHandle.get('gift-card-ink')?.variants.find(({ price }) => price?.gb === 50_00)
  const lines = [{ merchandiseId: `gid://shopify/ProductVariant/${card?.id}`, quantity: 2 }]
  const alone = getCart(await addLines(deps, lines))
  expect([Number(alone?.total.amount), alone?.deliverableTotal]).toEqual([100, null])
  const both = getCart(await addLines(deps, [PAIR]))
  expect([both?.total, both?.deliverableTotal].map((money) => Number(money?.amount))).toEqual([198, 98])
})

test('the flash banner’s code waits for the first addition, which applies it [NAV-09] [CART-12]', async () => {
  const { deps, visitor } = await givenVisitor('default-shop')
  expect(await applyOffer(deps, 'SORTED')).toEqual({ ok: true, cart: null, notice: 'discount.sorted' })
  const cart = getCart(await addLines(deps, [PAIR]))
  expect(cart?.discountCodes).toEqual([{ code: 'SORTED', applicable: true }])
  expect(cart?.discounts).toEqual([
    { name: 'SORTED', isAutomatic: false, amount: { amount: '9.8', currencyCode: 'GBP' } },
  ])
  expect(cart?.codeForCheckout).toBeNull()
  expect(visitor.jar.get('discount_code')).toBe('SORTED')
  await changeCode(deps, { code: 'SORTED', shouldApply: false })
  expect(visitor.jar.has('discount_code')).toBe(false)
})

test.each<[string, string, (deps: CartDeps) => Promise<CartOutcome>]>([
  ['by the first addition', 'default-shop', (deps) => addLines(deps, [PAIR])],
  ['in a cart', 'cart-with-lines', (deps) => applyOffer(deps, 'SUMMER25')],
])('an expired code is refused %s and not promised for checkout [NAV-09] [CART-12]', async (_, scenario, act) => {
  const { deps, visitor } = await givenVisitor(scenario)
  if (scenario === 'default-shop') await applyOffer(deps, 'SUMMER25')
  const outcome = await act(deps)
  expect(outcome).toMatchObject({ ok: true, notice: null })
  expect(getCart(outcome)).toMatchObject({ discountCodes: [{ code: 'SUMMER25', applicable: false }], discounts: [] })
  expect(visitor.jar.has('discount_code')).toBe(false)
})

test('offers show on their lines and in the totals [CART-12]', async () => {
  const { deps, world } = await givenVisitor('default-shop')
  const tee = [...world.catalogue.variantById].find(
    ([id, { product }]) =>
      product.garment?.kind === 'tee' && product.price.gb === 45_00 && world.stock.available(id) > 3,
  )
  const [id, known] = tee ?? []
  expect(known?.product.price.gb).toBe(45_00)
  const cart = getCart(await addLines(deps, [{ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 3 }]))
  const offer = { name: 'T-shirts 3 for £115', isAutomatic: true, amount: { amount: '20.0', currencyCode: 'GBP' } }
  expect(cart).toMatchObject({ discounts: [offer], lines: [{ offers: [offer] }] })
  expect([cart?.subtotal.amount, cart?.total.amount].map(Number)).toEqual([135, 115])
})

test('one discount on several lines is one sum [CART-12]', async () => {
  const { deps } = await givenVisitor('default-shop')
  const tees = [1681036, 1681037].map((id, at) => ({
    merchandiseId: `gid://shopify/ProductVariant/${id}`,
    quantity: at + 1,
  }))
  await addLines(deps, tees)
  const cart = getCart(await changeCode(deps, { code: 'SORTED', shouldApply: true }))
  expect(cart?.discounts.map(({ name, amount }) => [name, Number(amount.amount)])).toEqual([
    ['T-shirts 3 for £115', 20],
    ['SORTED', 11.5],
  ])
  expect([cart?.subtotal.amount, cart?.total.amount].map(Number)).toEqual([135, 103.5])
})

test('two first additions at once make one cart with both [CART-02]', async () => {
  const { deps, visitor, journal } = await givenVisitor('default-shop')
  const other = { merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 2 }
  const requests = [aVisitor(), aVisitor()]
  const [first, second] = requests.map((request) => ({ ...deps, visitor: request }))
  if (!first || !second) throw new Error('expected two requests')
  await Promise.all([addLines(first, [PAIR]), addLines(second, [other])])
  for (const { jar } of requests) for (const [name, value] of jar) visitor.jar.set(name, value)
  expect(visitor.jar.get('cart_id_gb')).toBe(requests[1]?.jar.get('cart_id_gb'))

  const cart = getCart(await readCart(deps))
  expect(cart?.lines.map(({ merchandiseId, quantity }) => [merchandiseId, quantity])).toEqual(
    expect.arrayContaining([
      [HEROES, 1],
      ['gid://shopify/ProductVariant/1001002', 2],
    ]),
  )
  expect(visitor.jar.get('cart_count_gb')).toBe('3')
  const requestCount = journal().length
  expect(getCart(await readCart(deps))?.count).toBe(3)
  expect(journal().length).toBe(requestCount + 1)
})

test('a cart that was read while another was created is not lost [CART-02]', async () => {
  const { deps, visitor } = await givenVisitor('default-shop')
  const late = aVisitor()
  await addLines(deps, [PAIR])
  await readCart(deps)
  await addLines({ ...deps, visitor: late }, [{ ...PAIR, quantity: 2 }])
  for (const [name, value] of late.jar) visitor.jar.set(name, value)
  expect(getCart(await readCart(deps))?.count).toBe(3)
})

test('two carts stay two until Shopify can move the lines, and none is lost [CART-02]', async () => {
  const { deps, visitor, world } = await givenVisitor('default-shop')
  const other = { ...deps, visitor: aVisitor() }
  await addLines(other, [{ ...PAIR, quantity: 2 }])
  await addLines(deps, [PAIR])
  for (const [name, value] of other.visitor.jar) if (name.startsWith('cart_new')) visitor.jar.set(name, value)
  const fault = world.faults.add({ upstream: 'shopify', operation: 'cartLinesAdd', respond: { status: 500 } })
  expect(getCart(await readCart(deps))?.count).toBe(1)
  world.faults.remove(fault.id)
  expect(getCart(await readCart(deps))?.count).toBe(3)
})

test('two carts become one with each addition once [CART-02]', async () => {
  const { deps, visitor } = await givenVisitor('default-shop')
  const other = { ...deps, visitor: aVisitor() }
  const addition = markLines([PAIR])
  await addLines(other, addition)
  await addLines(other, markLines([PAIR]))
  await addLines(deps, addition)
  for (const [name, value] of other.visitor.jar) if (name.startsWith('cart_new')) visitor.jar.set(name, value)
  expect(getCart(await readCart(deps))).toMatchObject({ count: 2, lines: [{ quantity: 2 }] })
})

test('a repeated addition is made once, also after other additions [CART-02]', async () => {
  const { deps } = await givenVisitor('cart-with-lines')
  const addition = markLines([PAIR])
  expect(getCart(await addLines(deps, addition))).toMatchObject({ count: 2, lines: [{ quantity: 2 }] })
  expect(getCart(await addLines(deps, addition))).toMatchObject({ count: 2, lines: [{ quantity: 2 }] })
  expect(getCart(await addLines(deps, markLines([{ ...PAIR, quantity: 3 }])))).toMatchObject({ count: 5 })
  expect(getCart(await addLines(deps, addition))).toMatchObject({ count: 5, lines: [{ quantity: 5 }] })
})

test('a repeat is taken out by the next read where the call that made it could not [CART-02]', async () => {
  const { deps, world } = await givenVisitor('cart-with-lines')
  const addition = markLines([{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 2 }])
  await addLines(deps, addition)
  const fault = world.faults.add({ upstream: 'shopify', operation: 'cartLinesUpdate', respond: { status: 500 } })
  expect(await addLines(deps, addition)).toMatchObject({ ok: true })
  world.faults.remove(fault.id)
  const cart = getCart(await readCart(deps))
  expect(cart?.count).toBe(3)
})

test('a quantity changed before a late repeat stays [CART-02]', async () => {
  const { deps } = await givenVisitor('default-shop')
  const addition = markLines([PAIR])
  const line = getCart(await addLines(deps, addition))?.lines[0]
  await updateLines(deps, [{ id: line?.id ?? '', quantity: 4, merchandiseId: HEROES }])
  expect(getCart(await addLines(deps, addition))?.count).toBe(4)
})

test('more than the stock beside an older line is capped, not sold out [CART-16]', async () => {
  const { deps, world } = await givenVisitor('cart-with-lines')
  world.stock.set('1001001', 1)
  expect(await addLines(deps, [PAIR])).toMatchObject({ ok: true, cart: { count: 1 }, notice: 'cart.capped' })
})

test('an addition succeeds when another line sold out [CART-16]', async () => {
  const { deps, world } = await givenVisitor('cart-with-lines')
  world.stock.set('1001001', 0)
  const outcome = await addLines(deps, [{ merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }])
  expect(outcome).toMatchObject({ ok: true, cart: { count: 1 }, notice: 'cart.adjusted' })
})

test('an extra is not added without its sold-out product [CART-16]', async () => {
  const { deps, world, shopify, visitor } = await givenVisitor('cart-with-lines')
  world.stock.set('1841036', 0)
  const outcome = await addLines(deps, aShirtWithLetters())
  expect(outcome).toMatchObject({ ok: false, failure: 'cart.variant-unavailable', cart: { count: 1 } })
  const lines = (await shopify.cart({ cartId: visitor.jar.get('cart_id_gb') ?? '' }))?.lines.nodes
  expect(lines?.map(({ attributes }) => attributes)).toEqual([[]])
})

test('missing lines are skipped and the others updated [CART-06]', async () => {
  const { deps, reported } = await givenVisitor('cart-with-lines')
  const line = getCart(await readCart(deps))?.lines[0]?.id ?? ''
  const missingId = 'gid://shopify/CartLine/gone?cart=1'
  expect(
    await updateLines(deps, [
      { id: missingId, quantity: 2, merchandiseId: HEROES },
      { id: line, quantity: 3, merchandiseId: HEROES },
    ]),
  ).toMatchObject({ ok: true, cart: { count: 3 }, notice: 'cart.adjusted' })
  expect(await updateLines(deps, [{ id: missingId, quantity: 0, merchandiseId: HEROES }])).toMatchObject({
    ok: true,
    cart: { count: 3 },
    notice: null,
  })
  // a line that was to go anyway is no failure
  expect(reported).toEqual(['cart.lines-missing'])
})

test.each([
  ['an error', { status: 500 }],
  ['too many calls', { status: 429 }],
  ['no JSON', { malformed: true }],
  ['nothing', { empty: true }],
  ['another shape', { wrongShape: true }],
] as const)('a response with %s fails the call and keeps the cart [ERR-03] [CART-03]', async (_, respond) => {
  const { deps, visitor, world, reported } = await givenVisitor('cart-with-lines')
  const line = getCart(await readCart(deps))?.lines[0]?.id ?? ''
  const id = visitor.jar.get('cart_id_gb')
  world.faults.add({ upstream: 'shopify', operation: '*', respond })
  expect(await readCart(deps)).toEqual({ ok: false, failure: 'cart.change-failed' })
  const change = { id: line, quantity: 2, merchandiseId: HEROES }
  expect(await updateLines(deps, [change])).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(await setGiftMessage(deps, 'Hello')).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(await addLines(deps, [PAIR])).toEqual({ ok: false, failure: 'cart.add-failed' })
  expect(reported).toEqual([...Array(3).fill('cart.change-failed'), 'cart.add-failed'])
  expect(visitor.jar.get('cart_id_gb')).toBe(id)
})
