import { expect, test } from '#tests/support/shop.ts'

/**
 * What pages may hold before their scripts run: elements, and characters of data for the browser. A little more than they
 * hold, so that a page that grows fails here; app/ui/README.md says what keeps them small.
 */
const BUDGETS = [
  { path: '/products/heroes-navy', elements: 660, data: 8_300 },
  { path: '/', elements: 600, data: 9_000 },
  { path: '/collections/trousers', elements: 730, data: 24_500 },
  { path: '/collections/tops', elements: 740, data: 25_000 },
  { path: '/pages/about-us', elements: 470, data: 10_000 },
  { path: '/pages/search?q=navy', elements: 510, data: 8_500 },
  { path: '/cart', elements: 310, data: 3_000 },
  { path: '/fit-finder', elements: 120, data: 3_000 },
]

for (const { path, elements, data } of BUDGETS)
  test(`${path} holds few elements and little data at first [OPS-07]`, async ({ context, world: _world }) => {
    // a page of its own, because the fixture's waits for hydration
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    const dataScripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']) =>
      text.includes('$_TSR.router=') ? [text] : [],
    )
    expect(dataScripts).toHaveLength(1)
    expect(dataScripts.join().length).toBeLessThan(data)
    expect(await page.locator('*').count()).toBeLessThan(elements)
  })

test('a page sends its menu once, and no flyout as data [NAV-08] [OPS-07]', async ({ request }) => {
  const html = await (await request.get('/products/heroes-navy')).text()
  expect(html.split('Casual trousers')).toHaveLength(2)
  expect(html.split('featured-trousers.jpg').length).toBeGreaterThan(1)
})
