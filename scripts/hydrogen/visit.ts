import { stripVTControlCharacters } from 'node:util'
import type { Browser, Page } from 'playwright'
import { expect as expectAtOnce } from 'playwright/test'

type Visited = { page: string; problem: string | undefined }

/** How long a page may take on a busy machine whose development server compiles it first. */
const PAGE_MS = 30_000
const expect = expectAtOnce.configure({ timeout: PAGE_MS / 3 })

/** The pages of Hydrogen's skeletons, each with what a shopper does there. All stay in the one browser context. */
const STEPS: readonly (readonly [name: string, visit: (page: Page, shop: string) => Promise<void>])[] = [
  [
    'home',
    async (page, shop) => {
      await page.goto(`${shop}/`)
      await expect(page.getByRole('heading', { name: 'Recommended Products' })).toBeVisible()
      const image = page.locator('.recommended-products-grid img').first()
      await expect
        .poll(() => image.evaluate((element) => 'naturalWidth' in element && element.naturalWidth))
        .toBeGreaterThan(0)
      await expect(page.locator('header').getByRole('link', { name: 'Denim' }).first()).toHaveAttribute(
        'href',
        '/collections/denim',
      )
    },
  ],
  [
    'collections',
    async (page, shop) => {
      await page.goto(`${shop}/collections`)
      await expect(page.locator('.collection-item')).not.toHaveCount(0)
      await page.getByRole('link', { name: /Load more/ }).click()
      await expect.poll(() => page.locator('.collection-item').count()).toBeGreaterThan(4)
    },
  ],
  [
    'collection',
    async (page, shop) => {
      await page.goto(`${shop}/collections/trousers`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trousers')
      await page.getByRole('link', { name: /Load more/ }).click()
      await expect.poll(() => page.locator('.product-item').count()).toBeGreaterThan(8)
    },
  ],
  [
    'all products',
    async (page, shop) => {
      await page.goto(`${shop}/collections/all`)
      await expect(page.locator('.product-item').first()).toBeVisible()
    },
  ],
  [
    'product with options',
    async (page, shop) => {
      await page.goto(`${shop}/products/heroes-navy`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heroes, Navy')
      await page.locator('.product-options').filter({ hasText: 'Waist' }).getByText('34', { exact: true }).click()
      await expect(page).toHaveURL(/Waist=34/)
    },
  ],
  [
    'add to cart',
    async (page) => {
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page.locator('.cart-line').first()).toContainText('Heroes, Navy')
      // the line is shown before the store has it
      await expect(page.getByRole('link', { name: /Continue to Checkout/ }).first()).toBeVisible()
    },
  ],
  [
    'cart with quantities',
    async (page, shop) => {
      await page.goto(`${shop}/cart`)
      const line = page.locator('div.cart .cart-line').first()
      await line.getByRole('button', { name: 'Increase quantity' }).click()
      await expect(line).toContainText('Quantity: 2')
      await line.getByRole('button', { name: 'Decrease quantity' }).click()
      await expect(line).toContainText('Quantity: 1')
    },
  ],
  [
    'discount code',
    async (page) => {
      const cart = page.locator('div.cart')
      await cart.locator('input[name=discountCode]').fill('SORTED')
      await cart
        .locator('form')
        .filter({ has: page.locator('input[name=discountCode]') })
        .getByRole('button')
        .click()
      await expect(cart.locator('.cart-discount').first()).toContainText('SORTED')
    },
  ],
  [
    'gift card',
    async (page) => {
      const cart = page.locator('div.cart')
      await cart.locator('input[name=giftCardCode]').fill('GIFT000000000050')
      await cart
        .locator('form')
        .filter({ has: page.locator('input[name=giftCardCode]') })
        .getByRole('button')
        .click()
      await expect(cart).toContainText('***0050')
    },
  ],
  [
    'checkout and order page',
    async (page) => {
      await page
        .locator('main')
        .getByRole('link', { name: /Continue to Checkout/ })
        .click()
      await page.getByLabel('Email for the order confirmation').fill('jo@example.com')
      await page.getByRole('button', { name: 'Complete order' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('is confirmed')
      await page.getByRole('link', { name: 'Continue shopping' }).click()
      await expect(page.getByRole('heading', { name: 'Recommended Products' })).toBeVisible()
    },
  ],
  [
    'cart link',
    async (page, shop) => {
      await page.goto(`${shop}/cart/1001001:2`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
      await expect(page.getByText('Quantity 2')).toBeVisible()
    },
  ],
  [
    'discount link',
    async (page, shop) => {
      await page.goto(`${shop}/discount/SORTED?redirect=/cart`)
      await expect(page).toHaveURL(`${shop}/cart`)
      await expect(page.locator('div.cart .cart-discount').first()).toContainText('SORTED')
    },
  ],
  [
    'search',
    async (page, shop) => {
      await page.goto(`${shop}/search?q=chinos`)
      await expect(page.locator('main .search-results-item').first()).toBeVisible()
    },
  ],
  [
    'predictive search',
    async (page, shop) => {
      await page.goto(`${shop}/search?q=heroes&predictive=true&limit=5`)
      await page.goto(`${shop}/`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.getByRole('searchbox', { name: 'Search' }).first().pressSequentially('heroes')
      await expect(page.locator('.predictive-search-result-item').first()).toBeVisible()
    },
  ],
  [
    'page',
    async (page, shop) => {
      await page.goto(`${shop}/pages/about-us`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    },
  ],
  [
    'policies',
    async (page, shop) => {
      await page.goto(`${shop}/policies`)
      await page.locator('main').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL(/\/policies\/privacy-policy$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    },
  ],
  [
    'blogs',
    async (page, shop) => {
      const response = await page.goto(`${shop}/blogs`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
    },
  ],
  [
    'site map',
    async (page, shop) => {
      // the browser alone knows where the host is
      await page.goto(`${shop}/`)
      const read = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path)
      expect(await read('/sitemap.xml')).toContain('/sitemap/products/1.xml')
      expect(await read('/sitemap/products/1.xml')).toContain('/products/heroes-navy')
      expect(await read('/sitemap/collections/1.xml')).toContain('/collections/trousers')
      expect(await read('/robots.txt')).toContain('Sitemap: ')
    },
  ],
  [
    'page not found',
    async (page, shop) => {
      expect((await page.goto(`${shop}/nowhere`))?.status()).toBe(404)
    },
  ],
  [
    'sign-in',
    async (page, shop) => {
      await page.goto(`${shop}/account/login`)
      await page.getByRole('radio', { name: /Jo Marsh/ }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(new RegExp(`^${shop}/account`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Jo')
    },
  ],
  [
    'orders',
    async (page, shop) => {
      await page.goto(`${shop}/account/orders`)
      await expect(page.getByText('#1001')).toBeVisible()
    },
  ],
  [
    'order',
    async (page) => {
      await page
        .getByRole('link', { name: /View Order/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
      await expect(page.locator('.account-order')).toContainText('Heroes, Navy')
      // it opens in a new tab
      const link = page.getByRole('link', { name: /View Order Status/ })
      await page.goto((await link.getAttribute('href')) ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('is confirmed')
    },
  ],
  [
    'profile',
    async (page, shop) => {
      await page.goto(`${shop}/account/profile`)
      await page.waitForLoadState('networkidle')
      await page.locator('#firstName').fill('Joanna')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Joanna')
    },
  ],
  [
    'addresses',
    async (page, shop) => {
      await page.goto(`${shop}/account/addresses`)
      await page.waitForLoadState('networkidle')
      const form = page.locator('form#NEW_ADDRESS_ID')
      const values = {
        firstName: 'Jo',
        lastName: 'Marsh',
        address1: '1 Main Street',
        city: 'Buffalo',
        zoneCode: 'NY',
        zip: '14201',
        territoryCode: 'US',
      }
      for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
      await form.getByRole('button', { name: 'Create' }).click()
      const created = page.locator('main form').filter({ has: page.locator('input[name=city][value=Buffalo]') })
      await expect(created).toHaveCount(1)
      await created.locator('[name=city]').fill('Albany')
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await created.getByRole('button', { name: 'Save' }).click()
      await saved
      await page.reload()
      const changed = page.locator('main form').filter({ has: page.locator('input[name=city][value=Albany]') })
      await expect(changed).toHaveCount(1)
      await changed.getByRole('button', { name: 'Delete' }).click()
      await expect(changed).toHaveCount(0)
    },
  ],
  [
    'sign-out',
    async (page, shop) => {
      await page.goto(`${shop}/account/orders`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(`${shop}/`)
      await page.goto(`${shop}/account`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Who is signing in')
    },
  ],
]

/** Goes through all pages of a storefront. @param folder Where a picture of each page is saved. */
export async function visitPages(browser: Browser, shop: string, folder: string): Promise<Visited[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  context.setDefaultTimeout(PAGE_MS / 3)
  context.setDefaultNavigationTimeout(PAGE_MS)
  const page = await context.newPage()
  const visited: Visited[] = []
  for (const [name, visit] of STEPS) {
    const problem = await visit(page, shop).then(
      () => undefined,
      (error: Error) => stripVTControlCharacters(error.message).split('\n').slice(0, 6).join(' '),
    )
    await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` }).catch(() => {})
    visited.push({ page: name, problem })
    // without a home page nothing else works
    if (visited.length === 1 && problem) break
  }
  await context.close()
  return visited
}
