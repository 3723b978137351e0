import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

test.describe('a collection that cannot be read', () => {
  test.use({ scenario: ['collections-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('shows the error page with the reference of its report [PAGE-04] [PAGE-05]', async ({ page, world }) => {
    const response = await page.goto('/collections/trousers')
    expect(response?.status()).toBe(503)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read the FAQs' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    const reference = await page.locator('p', { hasText: 'Report error' }).locator('code').innerText()
    const findReport = async () => (await world.reports()).find(({ code }) => code === 'collection.read-failed')
    await expect.poll(async () => (await findReport())?.requestId).toBe(reference)
  })

  test('does not affect product and home pages', async ({ page }) => {
    expect((await page.goto('/products/heroes-navy'))?.status()).toBe(200)
    const home = await page.goto('/')
    expect(home?.status()).toBe(200)
    expect(home?.headers()['cache-control']).toBe('private, no-store')
  })
})

test.describe('a product that cannot be read', () => {
  test.use({ scenario: ['product-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('shows the error page and can be retried [PAGE-04]', async ({ page, world }) => {
    await page.goto('/products/heroes-navy')
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await world.control.clearFaults(world.id)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
  })
})

test.describe('a content service that is down', () => {
  test.use({ scenario: ['content-down'] })

  test('leaves the header its tools, takes its links and is reported [NAV-22]', { tag: '@phone' }, async ({
    page,
    world,
    shopper,
    isMobile,
  }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
    const header = page.getByRole('banner')
    await expect(header.getByRole('navigation')).toHaveCount(0)
    await expect(header.getByRole('link', { name: 'SPOKE, home' })).toHaveAttribute('href', '/')
    await expect(header.getByRole('link', { name: 'Account' })).toBeVisible()
    if (isMobile) await header.getByRole('link', { name: 'Menu' }).click()
    const finder = isMobile ? page.getByRole('dialog', { name: 'Menu' }) : header
    await finder.getByRole('link', { name: 'Find your Fit' }).click()
    await expect(page.getByRole('dialog', { name: 'Fit Finder' })).toBeVisible()
    await page.keyboard.press('Escape')
    await header.getByRole('link', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('belt')
    const search = page.getByRole('dialog', { name: 'Search' })
    await expect(search.getByRole('link', { name: /Belt/ }).first()).toBeVisible()
    await search.getByRole('button', { name: 'Close' }).click()
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await expect
      .poll(() => world.reports())
      .toContainEqual(
        expect.objectContaining({
          code: 'menu.fetch-failed',
          message: expect.stringMatching(/status 503, (once|\d times) within 5000 ms; retries continue/),
        }),
      )
  })
})

test.describe('a content service that is down, on a phone without script', () => {
  test.use({ scenario: ['content-down'], javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('leaves the Fit Finder behind the menu button [NAV-22] [OPS-06]', async ({ page }) => {
    await page.goto('/products/heroes-navy')
    const header = page.getByRole('banner')
    const finder = header.getByRole('link', { name: 'Find your Fit' })
    await expect(finder).toBeHidden()
    await header.getByRole('link', { name: 'Menu' }).click()
    await finder.click()
    await expect(page).toHaveURL('/fit-finder')
  })
})

test.describe('content without a header', () => {
  test.use({ scenario: ['header-missing'] })

  test('is reported as critical, and no header is rendered [NAV-22]', async ({ page, world }) => {
    await page.goto('/collections/trousers')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect
      .poll(() => world.reports())
      .toContainEqual(expect.objectContaining({ code: 'header.missing', level: 'critical' }))
  })
})

test.describe('a cart service that is down', () => {
  test.use({ scenario: ['shopify-down'] })

  test('shows the catalogue message and keeps the chosen size [CART-01]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
    )
    await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
  })
})

test.describe('a size that sold out while the page was open', () => {
  test('is refused with the catalogue message [CART-01]', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await world.control.load(world.id, ['variant-sold-out'])
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      'Sorry, this product is now out of stock. Please try another size or submit a Back in Stock notification request.',
    )
    await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toEqual(['cart.variant-unavailable'])
  })

  test('names the colour if every size is sold out [CART-01]', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await world.control.load(world.id, ['colour-sold-out'])
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      'Sorry, this colour is now out of stock. Please try another colour or submit a Back in Stock notification request.',
    )
  })
})

for (const scenario of ['backend-malformed', 'backend-wrong-shape']) {
  test.describe(`an upstream with ${scenario}`, () => {
    test.use({ scenario: [scenario], expectedErrors: ERROR_PAGE_IN_CONSOLE })

    test('is rejected by the client and reported [CTR-03]', async ({ page, world }) => {
      await page.goto('/products/heroes-navy')
      await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
      await expect.poll(async () => (await world.reports()).map(({ code }) => code)).toContain('product.read-failed')
    })
  })
}

test.describe('a script that fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  newTab('turns a drawer into a page navigation [ERR-03]', async ({ page }) => {
    await page.route('**/assets/{shop-cart,search}-drawer-*.js', (route) => route.abort())
    await page.goto('/us/collections/belts')
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/us/cart')
    await page.goto('/us/collections/belts')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/us/pages/search')
  })
})
