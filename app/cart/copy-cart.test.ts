import { expect, test } from 'vitest'
import { cartCount, cartId, newCart } from '#app/visitor/cookies.ts'
import { aVisitor } from '#app/visitor/visitor.fixtures.ts'
import { addLines } from './add-lines.server.ts'
import { getMarks, type KeyValue } from './cart.ts'
import { getCart, givenVisitor } from './cart-visitor.fixtures.ts'
import { changeCode, setGiftMessage, updateLines } from './change-cart.server.ts'
import { tieAddOn } from './line-attributes.ts'
import { leaveCart } from './own-cart.server.ts'
import { readCart, restoreCart } from './read-cart.server.ts'

const HEROES = 'gid://shopify/ProductVariant/1001001'
const OTHER = 'gid://shopify/ProductVariant/1001002'
const JO = 'gid://shopify/Customer/7001'
const PAIR = { merchandiseId: HEROES, quantity: 1 }

/** A browser without a cart, and the link to another person's cart with these lines. */
async function givenLink(lines: { merchandiseId: string; quantity: number; attributes?: KeyValue[] }[], input = {}) {
  const given = await givenVisitor('default-shop')
  const { cart } = await given.shopify.cartCreate({ input: { lines, ...input } })
  return { ...given, link: cart?.id ?? '' }
}

/** A browser whose cart has a customer; `cart_customer_gb` names the signed-in customer. */
async function givenCustomersCart() {
  const given = await givenVisitor('returning-customer')
  const id = given.visitor.jar.get('cart_id_gb') ?? ''
  await given.world.carts.update((query) => query.where((cart) => cart.id === id), {
    data(cart) {
      cart.buyer.customerId = JO
      cart.buyerEmail = 'jo@example.com'
    },
  })
  const readRecord = (cartId = given.visitor.jar.get('cart_id_gb')) =>
    given.world.carts.findFirst((query) => query.where((cart) => cart.id === cartId))
  return { ...given, id, readRecord }
}

test('a copy has the properties of goods and no personal texts [CART-07]', async () => {
  const words = [
    { key: 'Recipient name', value: 'Sam' },
    { key: 'Recipient email', value: 'sam@example.com' },
    { key: 'Send on', value: '2026-12-24' },
    { key: '__shopify_send_gift_card_to_recipient', value: 'on' },
    { key: 'message', value: 'Enjoy' },
    { key: 'Typed by another channel', value: 'Sam' },
  ]
  const shirt = {
    ...PAIR,
    attributes: [
      { key: 'Personalisation', value: 'J.S.' },
      { key: '_mto', value: 'true' },
    ],
  }
  const lines = tieAddOn(shirt, { merchandiseId: OTHER, quantity: 1 }, '1001001 J.S.')
  const { deps, link } = await givenLink(
    [...lines.map((line) => ({ ...line, attributes: [...(line.attributes ?? [])] })), { ...PAIR, attributes: words }],
    { attributes: [{ key: 'gift_message', value: 'For Sam' }], buyerIdentity: { email: 'sam@example.com' } },
  )
  const outcome = await restoreCart(deps, link)
  expect(outcome).toMatchObject({ ok: true, notice: 'cart.without-words', cart: { giftMessage: '', buyerEmail: null } })
  const attributes = getCart(outcome)?.lines.map((line) =>
    Object.fromEntries(line.attributes.flatMap(({ key, value }) => (key.startsWith('_added') ? [] : [[key, value]]))),
  )
  expect(attributes).toEqual([
    {},
    { '_add-on': '+1001001 J.S.' },
    { Personalisation: 'J.S.', _mto: 'true', '_add-on': '1001001 J.S.' },
  ])
})

test('a link opened in two tabs at once, or again, puts its goods in once [CART-07]', async () => {
  const { deps, visitor, link } = await givenLink([PAIR, { merchandiseId: OTHER, quantity: 2 }])
  const tabs = [aVisitor(), aVisitor()]
  await Promise.all(tabs.map((tab) => restoreCart({ ...deps, visitor: tab }, link)))
  for (const { jar } of tabs) for (const [name, value] of jar) visitor.jar.set(name, value)
  expect(getCart(await readCart(deps))).toMatchObject({ count: 3, lines: [{ quantity: 2 }, { quantity: 1 }] })
  expect(getCart(await restoreCart(deps, link))).toMatchObject({ count: 3 })
  const marks = getCart(await readCart(deps))?.lines.flatMap(({ attributes }) => getMarks(attributes))
  expect(new Set(marks).size).toBe(2)
})

test('a link to a cart that was completed, or is empty, says so and leaves nothing behind [CART-05] [CART-07]', async () => {
  const completed = await givenVisitor('cart-completed')
  const id = completed.visitor.jar.get('cart_id_gb') ?? ''
  completed.visitor.jar.clear()
  expect(await restoreCart(completed.deps, id)).toEqual({ ok: true, cart: null, notice: 'cart.completed' })
  const { deps, visitor, link, reported } = await givenLink([])
  expect(await restoreCart(deps, link)).toEqual({ ok: true, cart: null, notice: 'cart.adjusted' })
  expect([completed.visitor.jar.size, visitor.jar.size]).toEqual([0, 0])
  expect([completed.reported, reported]).toEqual([['cart.completed'], []])
})

test('a link to goods that have sold out brings the others, adjusted [CART-07] [CART-16]', async () => {
  const { deps, world, link } = await givenLink([PAIR, { merchandiseId: OTHER, quantity: 3 }])
  world.stock.set('1001001', 0)
  world.stock.set('1001002', 2)
  expect(await restoreCart(deps, link)).toMatchObject({ notice: 'cart.adjusted', cart: { count: 2 } })
  world.stock.set('1001002', 0)
  const { visitor } = deps
  for (const cookie of [cartId('gb'), cartCount('gb')]) visitor.deleteCookie(cookie)
  for (const { cookie } of visitor.listCookies(newCart('gb'))) visitor.deleteCookie(cookie)
  expect(await restoreCart(deps, link)).toEqual({ ok: true, cart: null, notice: 'cart.adjusted' })
})

test('codes come along where they apply without their buyer [CART-07] [CART-12]', async () => {
  const { deps, link } = await givenLink([PAIR], { discountCodes: ['SORTED', 'NOBODYS'] })
  expect(getCart(await restoreCart(deps, link))?.discountCodes).toEqual([{ code: 'SORTED', applicable: true }])
  const { deps: others, link: personal, world } = await givenLink([PAIR])
  const toCodes = {
    data: (cart: { discountCodes: string[]; buyer: { customerId: string | null } }) => {
      cart.discountCodes = ['WELCOMEBACK']
      cart.buyer.customerId = JO
    },
  }
  await world.carts.update((query) => query.where(({ id }) => id === personal), toCodes)
  expect((await others.shopify.cart({ cartId: personal }))?.discountCodes).toMatchObject([{ applicable: true }])
  expect(getCart(await restoreCart(others, personal))).toMatchObject({ count: 1, discountCodes: [], discounts: [] })
})

test('a cart of more lines than one call takes is copied whole [CART-01] [CART-07]', async () => {
  const { deps, shopify, link } = await givenLink([])
  const lines = Array.from({ length: 250 }, (_, at) => ({
    ...PAIR,
    attributes: [{ key: 'Personalisation', value: `${at}` }],
  }))
  await shopify.cartLinesAdd({ cartId: link, lines })
  await shopify.cartLinesAdd({
    cartId: link,
    lines: lines.map((line) => ({ ...line, merchandiseId: OTHER })).slice(0, 60),
  })
  deps.visitor.deleteCookie(cartId('gb'))
  const outcome = await restoreCart(deps, link)
  expect(outcome).toMatchObject({ ok: true })
  const copyId = deps.visitor.getCookie(cartId('gb')) ?? ''
  const [from, copy] = await Promise.all([link, copyId].map((cartId) => shopify.cart({ cartId })))
  expect(copy?.totalQuantity).toBe(from?.totalQuantity)
})

test('a variant that no longer exists is left out [CART-07]', async () => {
  const { deps, world, link } = await givenLink([PAIR, { merchandiseId: OTHER, quantity: 1 }])
  const refusal = { code: 'INVALID', field: ['input', 'lines', '1', 'merchandiseId'], message: 'It does not exist.' }
  world.faults.add({ upstream: 'shopify', operation: 'cartCreate', respond: { userErrors: [refusal] }, times: 1 })
  expect(await restoreCart(deps, link)).toMatchObject({
    notice: 'cart.adjusted',
    cart: { lines: [{ merchandiseId: HEROES }] },
  })
})

test('a customer’s cart stays theirs while they are signed in [ACC-08] [CART-17]', async () => {
  for (const signedIn of ['7001', JO]) {
    const { deps, visitor, id } = await givenCustomersCart()
    visitor.jar.set('cart_customer_gb', signedIn)
    expect(getCart(await readCart(deps))).toMatchObject({ customer: '7001', buyerEmail: 'jo@example.com' })
    expect(visitor.jar.get('cart_id_gb')).toBe(id)
  }
})

test.each([
  ['a read', readCart],
  ['an addition', (deps) => addLines(deps, [{ merchandiseId: OTHER, quantity: 1 }])],
  ['a gift message', (deps) => setGiftMessage(deps, 'Happy birthday')],
  ['a code', (deps) => changeCode(deps, { code: 'SORTED', shouldApply: true })],
] satisfies [string, typeof readCart][])(
  '%s lets go of a cart whose customer is gone, and keeps what it did [ACC-08]',
  async (name, operation) => {
    for (const signedIn of [undefined, '7002']) {
      const { deps, visitor, id, readRecord } = await givenCustomersCart()
      if (signedIn) visitor.jar.set('cart_customer_gb', signedIn)
      const cart = getCart(await operation(deps))
      expect(cart).toMatchObject({ customer: null, buyerEmail: null, count: name === 'an addition' ? 2 : 1 })
      expect(cart?.giftMessage).toBe(name === 'a gift message' ? 'Happy birthday' : '')
      expect(cart?.discountCodes.length).toBe(name === 'a code' ? 1 : 0)
      expect(visitor.jar.get('cart_id_gb')).not.toBe(id)
      expect(readRecord()).toMatchObject({ buyerEmail: null, buyer: { customerId: null } })
    }
  },
)

test('a changed quantity lets go of a cart whose customer is gone, too [ACC-08]', async () => {
  const { deps, shopify, id } = await givenCustomersCart()
  const line = (await shopify.cart({ cartId: id }))?.lines.nodes[0]?.id ?? ''
  const outcome = await updateLines(deps, [{ id: line, merchandiseId: HEROES, quantity: 4 }])
  expect(outcome).toMatchObject({ ok: true, notice: null, cart: { customer: null, count: 4 } })
})

test('while Shopify makes no copy nothing of a customer who is gone is returned, and no goods are lost [ACC-08]', async () => {
  const { deps, world, id, visitor } = await givenCustomersCart()
  const fault = world.faults.add({ upstream: 'shopify', operation: 'cartCreate', respond: { status: 503 } })
  expect(await readCart(deps)).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(visitor.jar.get('cart_id_gb')).toBe(id)
  world.faults.remove(fault.id)
  expect(getCart(await readCart(deps))).toMatchObject({ customer: null, count: 1 })
})

test('two requests that let go of one cart at once leave its goods once [ACC-08] [CART-02]', async () => {
  const { deps, visitor } = await givenCustomersCart()
  const tabs = [aVisitor(Object.fromEntries(visitor.jar)), aVisitor(Object.fromEntries(visitor.jar))]
  const [reading, adding] = tabs.map((tab) => ({ ...deps, visitor: tab }))
  if (!reading || !adding) throw new Error('expected two tabs')
  await Promise.all([readCart(reading), addLines(adding, [{ merchandiseId: OTHER, quantity: 1 }])])
  for (const { jar } of tabs.toReversed()) for (const [name, value] of jar) visitor.jar.set(name, value)
  expect(getCart(await readCart(deps))).toMatchObject({ count: 2, customer: null })
})

test('signing out leaves the cart to its customer, and its goods here [ACC-03] [ACC-08]', async () => {
  const { deps, visitor, id, readRecord } = await givenCustomersCart()
  visitor.jar.set('cart_customer_gb', '7001')
  await leaveCart(deps)
  expect(visitor.jar.get('cart_count_gb')).toBe('1')
  expect(readRecord()).toMatchObject({ buyerEmail: null, buyer: { customerId: null } })
  expect(readRecord(id)).toMatchObject({ buyerEmail: 'jo@example.com' })
})

test.each([
  [1, 'once, is repeated', '1'],
  [2, 'twice, leaves no cart', undefined],
])('signing out while Shopify fails (%i) %s [ACC-03] [ACC-08]', async (times, _, count) => {
  for (const operation of ['cart', 'cartCreate']) {
    const { deps, visitor, world, id } = await givenCustomersCart()
    world.faults.add({ upstream: 'shopify', operation, respond: { status: 503 }, times })
    await leaveCart(deps)
    expect(visitor.jar.get('cart_count_gb')).toBe(count)
    expect(visitor.jar.get('cart_id_gb')).not.toBe(id)
    expect([...visitor.jar.values()].filter((value) => value.startsWith('gid:'))).toHaveLength(count ? 2 : 0)
  }
})

test('signing out without a cart, or with an emptied one, leaves none [ACC-03]', async () => {
  const { deps, visitor, sent } = await givenVisitor('default-shop')
  await leaveCart(deps)
  expect([visitor.jar.size, sent]).toEqual([0, []])
  const emptied = await givenCustomersCart()
  await setGiftMessage(
    { ...emptied.deps, visitor: aVisitor({ ...Object.fromEntries(emptied.visitor.jar), cart_customer_gb: '7001' }) },
    'For Sam',
  )
  const line = (await emptied.shopify.cart({ cartId: emptied.id }))?.lines.nodes[0]
  await emptied.shopify.cartLinesUpdate({ cartId: emptied.id, lines: [{ id: line?.id ?? '', quantity: 0 }] })
  await leaveCart(emptied.deps)
  expect([...emptied.visitor.jar.keys()].filter((name) => /^cart_(id|count|new)/.test(name))).toEqual([])
})

test('an assistant’s cart is copied without its buyer, and says whose copy it is [AGT-02]', async () => {
  const { deps, link, shopify } = await givenLink([PAIR], { buyerIdentity: { email: 'stranger@example.com' } })
  const [token = ''] = link.replace('gid://shopify/Cart/', '').split('?')
  const fromAssistant = link.replace('gid://shopify/Cart/', 'assistant-')
  const cart = getCart(await restoreCart(deps, fromAssistant))
  expect(cart).toMatchObject({
    count: 1,
    assistantCart: token,
    note: 'Filled by an assistant: check it',
    buyerEmail: null,
    customer: null,
  })
  expect(getCart(await setGiftMessage(deps, 'For Sam'))).toMatchObject({ assistantCart: token, giftMessage: 'For Sam' })
  expect(await restoreCart(deps, fromAssistant)).toMatchObject({ ok: true, notice: null })
  expect(getCart(await restoreCart({ ...deps, visitor: aVisitor() }, link))?.assistantCart).toBeUndefined()
  const { cart: other } = await shopify.cartCreate({ input: { lines: [PAIR] } })
  const ofOther = other?.id.replace('gid://shopify/Cart/', 'assistant-') ?? ''
  expect(await restoreCart(deps, ofOther)).toMatchObject({
    notice: null,
    cart: { assistantCart: token, note: expect.stringContaining('You have a basket already') },
  })
  await leaveCart(deps)
  expect(getCart(await readCart(deps))?.assistantCart).toBe(token)
})
