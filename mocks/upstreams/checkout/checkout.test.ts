import { expect, test } from 'vitest'
import { createShopper } from '../shopify/cart/shopper.fixtures.ts'
import { createTestStore, getVariantGid, goods } from '../shopify/shopify.fixtures.ts'

type Region = 'gb' | 'us' | 'eu'

/** A shopper on the way to the checkout with two T-shirts. */
async function atCheckout(region: Region = 'gb', attributes: { key: string; value: string }[] = []) {
  const store = createTestStore()
  const shopper = createShopper(region, store)
  const cart = await shopper.startCart({ merchandiseId: getVariantGid(goods.tee), quantity: 2, attributes })
  const visit = async (more = '') => {
    const response = await store.fetch(cart.checkoutUrl + more)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const submit = async (fields: Record<string, string>, more = '') => {
    const response = await store.fetch(cart.checkoutUrl + more, { method: 'POST', body: new URLSearchParams(fields) })
    return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() }
  }
  return { store, shopper, cart, visit, submit }
}

test("the checkout shows what the cart holds, in the region's money [CART-13]", async () => {
  const { visit } = await atCheckout('eu', [
    { key: 'Size', value: 'S' },
    { key: '_mto', value: 'true' },
  ])
  const { status, text } = await visit()
  expect(status).toBe(200)
  for (const shown of [
    'Sharp tee, Navy',
    'Quantity 2',
    '€110.00',
    'Size: S',
    '/images/sharp-tee-navy/front.jpg?width=160',
    'Simulated checkout',
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('_mto')
  expect(text).not.toContain('Signed in')
})

test('a signed-in shopper is greeted as one [CART-13]', async () => {
  const { visit } = await atCheckout()
  expect((await visit('&logged_in=true')).text).toContain('Signed in')
})

test('a code in the address lowers the price, one that nobody knows says so [CART-14]', async () => {
  const { visit } = await atCheckout()
  const sorted = await visit('&discount=SORTED')
  expect(sorted.text).toMatch(/Discount SORTED<\/dt><dd>-£9\.00/)
  expect(sorted.text).toContain('£81.00')
  expect((await visit('&discount=NONSENSE')).text).toContain('The discount code NONSENSE does not apply')
})

test('completing the order takes the goods, shows its number and forgets the cart [CART-05]', async () => {
  const { store, shopper, cart, submit } = await atCheckout()
  const { status, location } = await submit({ email: 'jo@example.com', total: '8100' }, '&discount=SORTED')
  expect(status).toBe(303)
  const confirmation = await (await store.fetch(location)).text()
  for (const shown of [
    'Order #SP1001 is confirmed',
    'jo@example.com',
    'Sharp tee, Navy',
    '£81.00',
    'href="http://shop.test/"',
  ])
    expect(confirmation).toContain(shown)
  expect(store.world.orders.all()).toMatchObject([{ total: 81_00, discount: 9_00, email: 'jo@example.com' }])
  expect(store.world.stock.available(goods.tee.variants[0]?.id ?? '')).toBe(8)
  expect(await shopper.readCart(cart.id)).toBeNull()
  expect(store.world.journal.entries({ kind: 'mail' })).toMatchObject([
    { template: 'order-confirmation', subject: 'Order #SP1001 confirmed' },
  ])
})

test('a completed checkout says that it is over', async () => {
  const { visit, submit } = await atCheckout('us')
  await submit({ email: 'jo@example.com', total: '12000' })
  const again = await visit()
  expect(again.status).toBe(410)
  expect(again.text).toContain('This order is already complete')
  expect(again.text).toContain('href="http://shop.test/us/"')
  expect((await submit({ email: 'jo@example.com', total: '12000' })).status).toBe(410)
})

test('a form that is sent twice at once places one order', async () => {
  const { store, submit } = await atCheckout()
  const form = { email: 'jo@example.com', total: '9000' }
  const [first, second] = await Promise.all([submit(form), submit(form)])
  expect(store.world.orders.count()).toBe(1)
  expect([first.status, second.status]).toEqual([303, 303])
  expect(second.location).toBe(first.location)
})

test('an order is not taken at a price that the shopper has not seen', async () => {
  const { store, submit } = await atCheckout()
  store.world.stock.set(goods.tee.variants[0]?.id ?? '', 1)
  const { status, text } = await submit({ email: 'jo@example.com', total: '9000' })
  expect(status).toBe(409)
  expect(text).toContain('Your order has changed')
  expect(text).toContain('£45.00')
  expect(store.world.orders.count()).toBe(0)
})

test('a cart of which nothing is left has nothing to pay for', async () => {
  const { store, visit } = await atCheckout()
  for (const { id } of goods.tee.variants) store.world.stock.set(id, 0)
  expect((await visit()).text).toContain('Your cart is empty')
})

test.each([
  ['/checkout/gb/nothing?key=here', 'Checkout not found'],
  ['/checkout/gb/orders/1001?key=wrong', 'Order not found'],
])('%s leads nowhere and says so', async (path, text) => {
  const response = await createTestStore().fetch(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(text)
})

test("a cart's token is worth nothing without its key, or at another store", async () => {
  const { store, cart } = await atCheckout()
  expect((await store.fetch(cart.checkoutUrl.replace(/key=.*/, 'key=guess'))).status).toBe(404)
  expect((await store.fetch(cart.checkoutUrl.replace('/gb/', '/us/'))).status).toBe(404)
})

test('nothing that a shopper types becomes markup or script [OPS-04]', async () => {
  const evil = '"><script>alert(1)</script>'
  const { shopper, cart, visit } = await atCheckout('gb', [{ key: evil, value: evil }])
  await shopper.setDiscountCodes(cart.id, evil)
  const { text, headers } = await visit(`&discount=${encodeURIComponent(evil)}`)
  expect(text).not.toContain('<script')
  expect(text).toContain('&#60;script&#62;')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'sha256-/)
  expect(headers.get('cache-control')).toBe('no-store')
})
