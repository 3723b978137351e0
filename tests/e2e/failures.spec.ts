import { expect, test } from '#tests/support/shop.ts'

/** The status of the page itself, and React's word of the error that the page was made to show: its reference. */
const DOWN = [/500|Error: [0-9a-f-]{36}/]

test.describe('a collection that cannot be read', () => {
  test.use({ scenario: ['collections-down'], expectedErrors: DOWN })

  test('leaves the shop standing, with a reference that finds its report [PAGE-04] [PAGE-05]', async ({
    page,
    world,
  }) => {
    const response = await page.goto('/collections/trousers')
    expect(response?.status()).toBe(500)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read the FAQs' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    const reference = await page.getByText('Report error').locator('code').innerText()
    const report = (await world.reports()).find(({ code }) => code === 'collection.read-failed')
    expect(report?.requestId).toBe(reference)
  })

  test('is nobody else’s trouble: product and home pages stand', async ({ page }) => {
    expect((await page.goto('/products/heroes-navy'))?.status()).toBe(200)
    const home = await page.goto('/')
    expect(home?.status()).toBe(200)
    expect(home?.headers()['cache-control']).toBe('private, no-store')
  })
})

test.describe('a product that cannot be read', () => {
  test.use({ scenario: ['product-down'], expectedErrors: DOWN })

  test('shows the generic error, and works when tried again later [PAGE-04]', async ({ page, world }) => {
    await page.goto('/products/heroes-navy')
    await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
    await world.control.clearFaults(world.id)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
  })
})

test.describe('a content service that is down', () => {
  test.use({ scenario: ['content-down'] })

  test('costs the header, not the page, and is reported', async ({ page, world, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    expect((await world.reports()).map(({ code }) => code)).toContain('menu.fetch-failed')
  })
})

test.describe('content without a header', () => {
  test.use({ scenario: ['header-missing'] })

  test('is a critical report and a page all the same', async ({ page, world }) => {
    await page.goto('/collections/trousers')
    await expect(page.getByRole('banner')).toHaveCount(0)
    expect(await world.reports()).toContainEqual(expect.objectContaining({ code: 'header.missing', level: 'critical' }))
  })
})

test.describe('a cart service that is down', () => {
  test.use({ scenario: ['shopify-down'] })

  test('is said in the catalogue’s words, and the choice is kept [CART-01]', async ({ page, shopper }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
    )
    await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
  })
})

test.describe('a size that sold out while the page was open', () => {
  test('is refused in the catalogue’s words [CART-01]', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await world.control.load(world.id, ['variant-sold-out'])
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      'Sorry, this product is now out of stock. Please try another size or submit a Back in Stock notification request.',
    )
    expect((await world.reports()).map(({ code }) => code)).toEqual(['cart.variant-unavailable'])
  })

  test('is called sold out in every size where it is [CART-01]', async ({ page, shopper, world }) => {
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await world.control.load(world.id, ['colour-sold-out'])
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      'Sorry, this colour is now out of stock. Please try another colour or submit a Back in Stock notification request.',
    )
  })
})

for (const scenario of ['backend-malformed', 'backend-wrong-shape']) {
  test.describe(`an upstream that answers ${scenario}`, () => {
    test.use({ scenario: [scenario], expectedErrors: DOWN })

    test('is caught at the edge and reported [CTR-03]', async ({ page, world }) => {
      await page.goto('/products/heroes-navy')
      await expect(page.getByRole('heading', { level: 1, name: "Oops, something's gone wrong" })).toBeVisible()
      expect((await world.reports()).map(({ code }) => code)).toContain('product.read-failed')
    })
  })
}

test.describe('code that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('a drawer whose code does not come is its page [ERR-03]', async ({ page }) => {
    await page.route('**/assets/{cart,search}-drawer-*.js', (route) => route.abort())
    await page.goto('/us/collections/belts')
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/us/cart')
    await page.goto('/us/collections/belts')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/us/pages/search')
  })
})
