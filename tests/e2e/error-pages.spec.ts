import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] })

  test('has a title, a search field and links to go on [PAGE-03] [PAGE-05]', { tag: ['@smoke', '@quick'] }, async ({
    page,
  }) => {
    expect((await page.goto('/us/collections/capes'))?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found - SPOKE')
    await expect(page.getByText("Sorry, we couldn't find that page.")).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Where to go from here' })
    await expect(links.getByRole('link', { name: 'Denim' })).toHaveAttribute('href', '/us/collections/denim')
    await page.getByRole('main').getByRole('searchbox').fill('belt')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/us/pages/search?q=belt')
  })
})

test.describe('a page that fails', () => {
  test.use({ scenario: ['product-down'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('shows the reference of its report [PAGE-05] [PAGE-04] [ANA-04]', async ({ page, world }) => {
    const response = await page.goto('/products/heroes-navy')
    expect(response?.status()).toBe(503)
    expect(response?.headers()).toMatchObject({ 'retry-after': '60', 'x-robots-tag': 'noindex' })
    await expect(page).toHaveTitle("Oops, something's gone wrong - SPOKE")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops, something's gone wrong")
    await expect(page.getByRole('link', { name: 'Read the FAQs' })).toHaveAttribute('href', '/pages/faqs')
    const line = page.locator('p', { hasText: 'Report error' })
    const reference = await line.locator('code').innerText()
    await expect
      .poll(async () => (await world.reports()).filter(({ requestId }) => requestId === reference))
      .toEqual([
        expect.objectContaining({ code: 'product.read-failed', message: expect.stringContaining('Failed to fetch') }),
      ])
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('shows it after following a link, too [PAGE-05] [PAGE-04]', async ({ page, world }) => {
    await page.goto('/collections/trousers')
    await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
    const reference = await page.locator('p', { hasText: 'Report error' }).locator('code').innerText()
    await expect.poll(async () => (await world.reports()).map(({ requestId }) => requestId)).toContain(reference)
  })
})

/** Replaces what files export by functions that throw when they are rendered. */
const breakComponents = (page: Page, files: string) =>
  page.route(files, async (route) => {
    const script = await (await route.fetch()).text()
    const [, names = ''] = /export ?\{([^}]+)\}/.exec(script) ?? []
    const exports = names.split(',').map((name) => name.split(' as ').at(-1)?.trim())
    const body = exports.map((name) => `export const ${name} = () => { throw new Error('broken') };`).join('\n')
    await route.fulfill({ contentType: 'text/javascript', body })
  })

test.describe('a page that breaks in the browser', () => {
  test.use({ expectedErrors: [/./] })

  test('is reported with the reference that it shows [PAGE-05] [PAGE-04] [ANA-04]', async ({ page, world }) => {
    await page.goto('/collections/trousers')
    await breakComponents(page, '**/assets/products._handle-*.js')
    await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
    const reference = await page.locator('p', { hasText: 'Report error' }).locator('code').innerText()
    await expect
      .poll(async () => (await world.reports()).filter(({ requestId }) => requestId === reference))
      .toEqual([expect.objectContaining({ code: 'page.broke' })])
  })
})

test.describe('a layout that breaks in the browser', () => {
  test.use({ expectedErrors: [/./], viewport: { width: 390, height: 844 } })

  test('shows its own page, with help and a reference [PAGE-04] [PAGE-05]', async ({ page, world }) => {
    // the menu drawer is part of the layout; this one throws when it is rendered
    await breakComponents(page, '**/assets/menu-drawer-*.js')
    await page.goto('/us/pages/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We're not quite sure what went wrong.")
    await expect(page.getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/us/pages/contact-us')
    await expect(page.getByRole('link', { name: 'SPOKE, home' })).toHaveAttribute('href', '/us')
    const reference = await page.locator('p', { hasText: 'Report error' }).locator('code').innerText()
    await expect
      .poll(async () => (await world.reports()).filter(({ requestId }) => requestId === reference))
      .toEqual([expect.objectContaining({ code: 'page.broke' })])
    await page.unroute('**/assets/menu-drawer-*.js')
    await page.getByRole('link', { name: 'Get help' }).click()
    await expect(page).toHaveURL('/us/pages/contact-us')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

for (const [path, status] of [
  ['/', 200],
  ['/us', 200],
  ['/products/heroes-navy', 200],
  ['/search?q=belt', 301],
  ['/nothing', 404],
  ['/sitemap/fr.xml', 404],
] as const) {
  test(`${path} responds with ${status} [PAGE-03] [REG-08]`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status)
  })
}
