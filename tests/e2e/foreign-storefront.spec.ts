import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'

/*
 * What clients of other storefronts expect, in the words of Hydrogen's portable storefront contract: accessible names, cart
 * controls, the status of totals, and Shopify's addresses. In the American shop, whose words are the contract's.
 */

const HEROES = '/us/products/heroes-navy?Waist=34&Build=Build+B&Leg=32'

const getStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const getDrawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })

/** Holds the shop's posts back until the returned function is called. */
async function holdPosts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  return resolve
}

test('a client of Hydrogen’s contract finds a product and buys it [NAV-16] [CART-15]', async ({ page }) => {
  await page.goto('/us')
  const card = page.getByRole('main').getByRole('article').first().getByRole('link')
  const name = (await card.getByRole('heading').getAttribute('aria-label')) ?? ''
  expect(name).toMatch(/^\S.*, \S/)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  await page.goto(HEROES)
  await expect(page.getByRole('heading', { level: 1, name: 'Heroes, Navy', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const added = getDrawer(page).getByRole('listitem').filter({ hasText: 'Heroes, Navy' }).first()
  await expect(added).toContainText('Waist: 34')
  await expect(getStatus(page, 'Cart totals updated')).toBeAttached()

  await page.goto('/us/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Heroes, Navy' }).first()
  await expect(line.getByRole('link', { name: 'Heroes, Navy', exact: true })).toHaveAttribute(
    'href',
    '/us/products/heroes-navy?w=34&b=B&l=32',
  )
  const quantity = line.getByRole('spinbutton', { name: /^Quantity/ })
  await line.getByRole('button', { name: /^Increase/ }).click()
  await expect(quantity).toHaveValue('2')
  await line.getByRole('button', { name: /^Decrease/ }).click()
  await expect(quantity).toHaveValue('1')
  await quantity.fill('3')
  await quantity.press('Tab')
  await expect(getStatus(page, 'Cart totals updated')).toBeAttached()
  await expect(quantity).toHaveValue('3')

  await page.getByText('Add a discount code').click()
  await page.getByRole('textbox', { name: 'Discount code' }).fill('SORTED')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('SORTED is applied')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', /\/checkout\/us\//)
  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})

test('a gift card is a line with its amount [PDP-09]', async ({ page }) => {
  await page.goto('/us/products/gift-card-ink?Amount=100')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const line = getDrawer(page).getByRole('listitem').filter({ hasText: 'Gift card' }).first()
  await expect(line).toContainText('$100')
  await expect(getDrawer(page).getByRole('status').filter({ hasText: 'Cart totals updated' })).toBeAttached()
})

test('search is a searchbox whose results are links named by products [NAV-16]', async ({ page }) => {
  await page.goto('/us/search')
  await page.getByRole('main').getByRole('searchbox').fill('Heroes, Navy')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Heroes, Navy' }).first()).toBeVisible()
})

test('filters are checkboxes named with their counts [COL-02]', async ({ page }) => {
  await page.goto('/us/collections/trousers')
  const box = page.getByRole('checkbox', { name: /^Waist 34 \(\d+\)$/ })
  const name = (await box.getAttribute('aria-label')) ?? (await box.locator('..').textContent()) ?? ''
  expect(name.replace(/\s+/g, ' ')).toMatch(/34 ?\(\d+\)/)
  await box.check()
  await expect(page).toHaveURL('/us/collections/trousers?w=34')
})

test.describe('sizes in Shopify’s parameters', () => {
  for (const [what, query, size] of [
    ['options', 'Waist=34&Build=Build+B&Leg=32', '34 / B / 32'],
    ['a variant’s number', 'variant=1001001', '34 / B / 32'],
    ['a variant’s id', 'variant=gid%3A%2F%2Fshopify%2FProductVariant%2F1001001', '34 / B / 32'],
  ] as const)
    test(`${what} choose the size in text and address [PDP-02]`, async ({ page, shopper }) => {
      await page.goto(`/us/products/heroes-navy?${query}`)
      await expect(page).toHaveURL('/us/products/heroes-navy?w=34&b=B&l=32')
      await expect(page.getByRole('main').getByText(size).first()).toBeVisible()
      await expect(shopper.product.value('Waist', '34')).toBeChecked()
    })

  for (const query of ['variant=999', 'variant=nothing', 'variant=1', 'Sleeve=Long', 'Waist=banana'])
    test(`${query} chooses nothing and shows the product [PDP-02]`, async ({ page }) => {
      await page.goto(`/us/products/heroes-navy?${query}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Heroes, Navy' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
    })
})

test.describe('links of other storefronts', () => {
  for (const [link, status, location] of [
    ['/policies/privacy-policy', 301, '/pages/privacy'],
    ['/us/policies/refund-policy', 301, '/us/pages/return-policy'],
    ['/policies/shipping-policy', 301, '/pages/faqs'],
    ['/eu/policies/terms-of-service', 301, '/eu/pages/terms'],
    ['/collections/all', 301, '/#ranges'],
    ['/us/account/login?utm_source=mail', 301, '/us/account?utm_source=mail'],
    ['/account/logout', 301, '/account'],
    ['/pages/contact', 301, '/contact-us'],
    ['/us/discount/SORTED?redirect=/collections/trousers', 302, '/us/collections/trousers?discount=SORTED'],
    ['/discount/SORTED?redirect=//evil.example', 302, '/?discount=SORTED'],
    ['/us/checkout', 302, '/us/cart'],
    ['/cart/9:1', 302, '/cart?problem=cart.variant-unavailable'],
  ] as const)
    test(`${link} leads to ${location}, stored by no cache [OPS-03] [OPS-04]`, async ({ context, world: _world }) => {
      const response = await context.request.get(link, { maxRedirects: 0 })
      expect(response.status()).toBe(status)
      expect(response.headers()).toMatchObject({ location, 'cache-control': 'private, no-store' })
      const next = await context.request.get(location)
      expect(next.ok(), `${location} is ${next.status()}`).toBe(true)
    })

  test('are only read, and a product is no JSON [OPS-04]', async ({ context, world: _world }) => {
    for (const link of ['/checkout', '/cart/1001001:1', '/discount/SORTED', '/policies/privacy-policy'])
      expect((await context.request.post(link, { form: { a: 'b' } })).status(), link).toBe(405)
    expect((await context.request.get('/products/heroes-navy.json')).status()).toBe(404)
    expect((await context.request.get('/cart/nothing')).status()).toBe(404)
  })

  test('a permalink opens a checkout with its goods and leaves the cart alone [CART-13]', async ({ page, shopper }) => {
    await page.goto('/us/cart/1001001:2?discount=SORTED')
    await expect(page).toHaveURL(/\/checkout\/us\//)
    await expect(page.getByText('Heroes, Navy').first()).toBeVisible()
    await expect(page.getByText('SORTED').first()).toBeVisible()
    await page.goto('/us')
    await shopper.cart.expectCount(0)
  })

  test('checkout is that of the cart [CART-13]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?variant=1001001')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    const href = await shopper.cart.checkout().getAttribute('href')
    const response = await page.request.get('/checkout', { maxRedirects: 0 })
    expect(response.headers().location).toBe(href)
  })

  test('a discount link stores its code and says so [CART-14]', async ({ page, context }) => {
    await page.goto('/discount/SORTED?redirect=/collections/belts')
    await expect(page).toHaveURL('/collections/belts?discount=SORTED')
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'discount_code')?.value)
      .toBe('SORTED')
  })
})

test('the Storefront API of the region’s store answers at the shop’s own host [OPS-04]', async ({ context, world }) => {
  const data = { query: '{ localization { country { isoCode } } products(first: 1) { nodes { title } } }' }
  const response = await context.request.post('/us/api/2025-01/graphql.json', { data })
  expect(await response.json()).toMatchObject({
    data: { localization: { country: { isoCode: 'US' } }, products: { nodes: [{ title: 'Heroes, Navy' }] } },
  })
  expect(response.headers()['cache-control']).toBe('private, no-store')
  expect(await world.requests()).toEqual([expect.objectContaining({ upstream: 'shopify' })])
  expect((await context.request.get('/api/2025-01/graphql.json')).status()).toBe(405)
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  expect((await context.request.post('/api/2025-01/graphql.json', { data, headers: foreign })).status()).toBe(403)
})

test.describe('the status of an idle cart', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('is silent until a change, then tells its course [CART-15]', async ({ page, request }) => {
    expect(await (await request.get('/cart')).text()).not.toMatch(/(?:Basket|Cart) totals updated|Updating basket/)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible()
    await expect(getStatus(page, 'totals')).toHaveCount(0)
    const release = await holdPosts(page)
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click()
    await expect(getStatus(page, 'Updating basket totals')).toBeAttached()
    release()
    await expect(getStatus(page, 'Basket totals updated')).toBeAttached()
  })
})

test.describe('an addition that is under way', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('is in the drawer with the lines of the cart [CART-09] [CART-15]', async ({ page, shopper }) => {
    await page.goto('/products/julys-navy?w=34&b=B&l=32')
    const release = await holdPosts(page)
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await shopper.cart.open()
    const pending = shopper.cart.drawer.getByRole('list', { name: 'Adding to your basket' }).getByRole('listitem')
    await expect(pending.first()).toContainText('Julys, Navy')
    await expect(pending.first()).toContainText('Waist: 34')
    await expect(shopper.cart.line('Heroes').first()).toBeVisible()
    await expect(getStatus(page, 'Updating basket totals')).toBeAttached()
    await expect(shopper.cart.drawer.getByText('Fetching your basket')).toHaveCount(0)
    release()
    await expect(shopper.cart.line('Julys')).toBeVisible()
    await expect(pending).toHaveCount(0)
    await expect(getStatus(page, 'Basket totals updated')).toBeAttached()
  })
})

test('a first addition that is under way is in the drawer [CART-09]', async ({ page, shopper }) => {
  await page.goto('/products/julys-navy?w=34&b=B&l=32')
  const release = await holdPosts(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await shopper.cart.open()
  await expect(shopper.cart.drawer.getByRole('listitem').filter({ hasText: 'Julys, Navy' }).first()).toBeVisible()
  await expect(shopper.cart.drawer.getByText('Your basket is empty.')).toHaveCount(0)
  release()
  await shopper.cart.expectCount(1)
})

test.describe('a size that is all in the cart', () => {
  test.use({ scenario: ['low-stock'] })

  test('is not called added [CART-15]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?variant=1001001')
    const add = page.getByRole('button', { name: 'Add to basket' })
    await add.click()
    await expect(shopper.cart.line('Heroes').getByRole('spinbutton')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await add.click()
    await expect(shopper.cart.drawer.getByRole('alert')).toContainText('That is all we have')
    await expect(shopper.cart.line('Heroes').getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByText('Added to your basket.')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Not added' })).toHaveCount(1)
  })
})
