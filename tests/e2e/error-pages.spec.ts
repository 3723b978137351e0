import { expect, test } from '#tests/support/shop.ts'

/** The status of the page itself, and React's word of the error that the page was made to show: its reference. */
const FAILED = [/500|Error: [0-9a-f-]{36}/]

test.describe('an address without a page', () => {
  test.use({ expectedErrors: [/404/] })

  test('offers the search and ways on, and is called what it is [PAGE-03] [PAGE-05]', async ({ page }) => {
    expect((await page.goto('/us/collections/capes'))?.status()).toBe(404)
    await expect(page).toHaveTitle('Page not found - SPOKE')
    await expect(page.getByText("Sorry, we couldn't find that page.")).toBeVisible()
    const ways = page.getByRole('navigation', { name: 'Where to go from here' })
    await expect(ways.getByRole('link', { name: 'Denim' })).toHaveAttribute('href', '/us/collections/denim')
    await page.getByRole('main').getByRole('searchbox').fill('belt')
    await page.getByRole('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/us/pages/search?q=belt')
  })
})

test.describe('a page that failed', () => {
  test.use({ scenario: ['product-down'], expectedErrors: FAILED })

  test('shows a reference that finds its report [PAGE-05] [PAGE-04] [ANA-04]', async ({ page, world }) => {
    expect((await page.goto('/products/heroes-navy'))?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops, something's gone wrong")
    await expect(page.getByRole('link', { name: 'Read the FAQs' })).toHaveAttribute('href', '/pages/faqs')
    const line = page.getByText('Report error:')
    const reference = await line.locator('code').innerText()
    expect((await world.reports()).filter(({ requestId }) => requestId === reference)).toEqual([
      expect.objectContaining({ code: 'product.read-failed', message: expect.stringContaining('Failed to fetch') }),
    ])
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
  })

  test('does so too where it was led to by a link [PAGE-05] [PAGE-04]', async ({ page, world }) => {
    await page.goto('/collections/trousers')
    await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
    const reference = await page.getByText('Report error:').locator('code').innerText()
    expect((await world.reports()).map(({ requestId }) => requestId)).toContain(reference)
  })
})

test.describe('a page that breaks in the browser', () => {
  test.use({ expectedErrors: [/./] })

  test('is reported under the reference that it shows [PAGE-05] [PAGE-04] [ANA-04]', async ({ page, world }) => {
    await page.goto('/collections/trousers')
    // a chunk that is no script: what a half-finished release looks like to an open page
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }))
    await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
    const reference = await page.getByText('Report error:').locator('code').innerText()
    await expect
      .poll(async () => (await world.reports()).filter(({ requestId }) => requestId === reference))
      .toEqual([expect.objectContaining({ code: 'page.broke' })])
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
  test(`${path} answers ${status} [PAGE-03] [REG-08]`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status)
  })
}
