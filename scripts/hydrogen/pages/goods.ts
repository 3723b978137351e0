import { expect, type Step } from './step.ts'

/** Home, collections and products. */
export const GOODS_STEPS: readonly Step[] = [
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
]
