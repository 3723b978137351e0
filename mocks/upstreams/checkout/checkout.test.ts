import { expect, test } from 'vitest'
import { createShopper } from '../shopify/cart/shopper.fixtures.ts'
import { createTestStore, getVariantGid, goods } from '../shopify/shopify.fixtures.ts'

type Region = 'gb' | 'us' | 'eu'

const HOUR_MS = 3_600_000

/** Creates a cart with two T-shirts, and functions to open and submit its checkout. */
async function startCheckout(region: Region = 'gb', attributes: { key: string; value: string }[] = []) {
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

test("the checkout shows the cart's lines and prices [CART-13]", async () => {
  const { visit } = await startCheckout('eu', [
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

test('the checkout shows that the shopper is signed in [CART-13]', async () => {
  const { visit } = await startCheckout()
  expect((await visit('&logged_in=true')).text).toContain('Signed in')
})

test('the checkout adds delivery to the total whatever address is known', async () => {
  const { visit, shopper, cart, submit, store } = await startCheckout()
  expect((await visit()).text).toMatch(
    /Subtotal<\/dt><dd>£90\.00<\/dd><dt>Standard delivery<\/dt><dd>£5\.00<\/dd>\s*<dt class="total">Total<\/dt><dd class="total">£95\.00/,
  )
  await submit({ email: 'jo@example.com', total: '9500' })
  expect(store.world.orders.all()).toMatchObject([{ total: 95_00, discount: 0, shippingAddress: null }])
  await expect(shopper.readCart(cart.id)).resolves.toBeNull()
})

test('a discount code in the URL applies; an unknown one is named [CART-14]', async () => {
  const { visit } = await startCheckout()
  const sorted = await visit('&discount=SORTED')
  expect(sorted.text).toMatch(/Discount SORTED<\/dt><dd>-£9\.00/)
  expect(sorted.text).toContain('£86.00')
  expect((await visit('&discount=NONSENSE')).text).toContain('The discount code NONSENSE does not apply')
})

test('the page of an order says how far its parcel is by the clock [SIM-02]', async () => {
  const { store, submit } = await startCheckout()
  const { location } = await submit({ email: 'jo@example.com', total: '9500' })
  const readHeading = async () => /<h1>(.*?)<\/h1>\s*<p>(.*?)<\/p>/.exec(await (await store.fetch(location)).text())
  expect((await readHeading())?.[1]).toBe('Thank you. Order #SP1001 is confirmed.')
  store.world.clock.advance(25 * HOUR_MS)
  expect((await readHeading())?.[1]).toBe('Order #SP1001 is on its way.')
  store.world.clock.advance(48 * HOUR_MS)
  expect((await readHeading())?.slice(1)).toEqual([
    'Order #SP1001 is delivered.',
    expect.stringMatching(/^The parcel arrived on \d+ [A-Z][a-z]+\.$/),
  ])
})

test('completing the checkout places an order and closes the cart [CART-05]', async () => {
  const { store, shopper, cart, submit } = await startCheckout()
  const { status, location } = await submit({ email: 'jo@example.com', total: '8600' }, '&discount=SORTED')
  expect(status).toBe(303)
  const confirmation = await (await store.fetch(location)).text()
  for (const shown of [
    'Order #SP1001 is confirmed',
    'jo@example.com',
    'Sharp tee, Navy',
    '£86.00',
    'href="http://shop.test/"',
  ])
    expect(confirmation).toContain(shown)
  expect(store.world.orders.all()).toMatchObject([{ total: 86_00, discount: 9_00, email: 'jo@example.com' }])
  expect(store.world.stock.available(goods.tee.variants[0]?.id ?? '')).toBe(8)
  expect(await shopper.readCart(cart.id)).toBeNull()
  expect(store.world.journal.entries({ kind: 'mail' })).toMatchObject([
    { template: 'order-confirmation', subject: 'Order #SP1001 confirmed' },
  ])
})

test('a completed checkout responds with 410', async () => {
  const { visit, submit } = await startCheckout('us')
  await submit({ email: 'jo@example.com', total: '13000' })
  const again = await visit()
  expect(again.status).toBe(410)
  expect(again.text).toContain('This order is already complete')
  expect(again.text).toContain('href="http://shop.test/us/"')
  expect((await submit({ email: 'jo@example.com', total: '13000' })).status).toBe(410)
})

test('a form that is submitted twice places one order', async () => {
  const { store, submit } = await startCheckout()
  const form = { email: 'jo@example.com', total: '9500' }
  const [first, second] = await Promise.all([submit(form), submit(form)])
  expect(store.world.orders.count()).toBe(1)
  expect([first.status, second.status]).toEqual([303, 303])
  expect(second.location).toBe(first.location)
})

test('an order is not placed at a changed total', async () => {
  const { store, submit } = await startCheckout()
  store.world.stock.set(goods.tee.variants[0]?.id ?? '', 1)
  const { status, text } = await submit({ email: 'jo@example.com', total: '9500' })
  expect(status).toBe(409)
  expect(text).toContain('Your order has changed')
  expect(text).toContain('£45.00')
  expect(store.world.orders.count()).toBe(0)
})

test('a cart whose lines are sold out cannot be paid', async () => {
  const { store, visit } = await startCheckout()
  for (const { id } of goods.tee.variants) store.world.stock.set(id, 0)
  expect((await visit()).text).toContain('Your cart is empty')
})

test.each([
  ['/checkout/gb/nothing?key=here', 'Checkout not found'],
  ['/checkout/gb/orders/1001?key=wrong', 'Order not found'],
])('%s shows an error page', async (path, text) => {
  const response = await createTestStore().fetch(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(text)
})

test("a checkout needs the cart's key and region", async () => {
  const { store, cart } = await startCheckout()
  expect((await store.fetch(cart.checkoutUrl.replace(/key=.*/, 'key=guess'))).status).toBe(404)
  expect((await store.fetch(cart.checkoutUrl.replace('/gb/', '/us/'))).status).toBe(404)
})

test('text of a shopper is escaped [OPS-04]', async () => {
  const evil = '"><script>alert(1)</script>'
  const { shopper, cart, visit } = await startCheckout('gb', [{ key: evil, value: evil }])
  await shopper.setDiscountCodes(cart.id, evil)
  const { text, headers } = await visit(`&discount=${encodeURIComponent(evil)}`)
  expect(text).not.toContain('<script')
  expect(text).toContain('&#60;script&#62;')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'sha256-/)
  expect(headers.get('cache-control')).toBe('no-store')
})
