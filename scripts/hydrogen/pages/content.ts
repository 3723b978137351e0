import { expect, type Step } from './step.ts'

/** Search, and pages of the content. */
export const CONTENT_STEPS: readonly Step[] = [
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
]
