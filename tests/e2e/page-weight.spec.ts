import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/**
 * What pages may hold before their scripts run: elements on a phone and on a wide screen, and characters of data for the
 * browser. A little more than they hold, so that a page that grows fails here (app/DECISIONS.md#page).
 */
const BUDGETS = [
  { path: '/products/heroes-navy', phone: 500, wide: 550, data: 8_000 },
  { path: '/', phone: 440, wide: 490, data: 6_900 },
  { path: '/collections/trousers', phone: 510, wide: 730, data: 23_500 },
  { path: '/collections/tops', phone: 520, wide: 715, data: 24_300 },
  { path: '/pages/about-us', phone: 300, wide: 350, data: 7_500 },
  { path: '/pages/search?q=navy', phone: 430, wide: 475, data: 8_300 },
  { path: '/cart', phone: 225, wide: 270, data: 2_600 },
  { path: '/fit-finder', phone: 100, wide: 100, data: 2_400 },
]

const PHONE = { width: 412, height: 823 }

/** A page whose scripts never arrive: of its own, because the fixture's waits for hydration. */
async function openPageWithoutScripts(context: BrowserContext) {
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  return page
}

/** Counts a page's elements, without what the start of its scripts adds. */
const countElements = (page: Page) => page.locator('*:not(link[rel=modulepreload])').count()

for (const { path, phone, wide, data } of BUDGETS)
  test(`${path} holds few elements and little data at first [OPS-07]`, async ({ context, world: _world }) => {
    const page = await openPageWithoutScripts(context)
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    const dataScripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']) =>
      text.includes('$_TSR.router=') ? [text] : [],
    )
    expect(dataScripts).toHaveLength(1)
    expect(dataScripts.join().length).toBeLessThanOrEqual(data)
    expect(await countElements(page)).toBeLessThanOrEqual(wide)
    await page.setViewportSize(PHONE)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await countElements(page)).toBeLessThanOrEqual(phone)
  })

test('a page sends its menu once, and no flyout as data [NAV-08] [OPS-07]', async ({ request }) => {
  const html = await (await request.get('/products/heroes-navy')).text()
  expect(html.split('Casual trousers')).toHaveLength(2)
  expect(html.split('featured-trousers.jpg').length).toBeGreaterThan(1)
})

test('a closed fold fills when opened, all within seconds [PDP-04] [OPS-07]', async ({ context, world: _world }) => {
  const page = await openPageWithoutScripts(context)
  await page.setViewportSize(PHONE)
  // the page's own timers do not run until the clock is moved
  await page.clock.install()
  await page.goto('/products/heroes-navy')
  const returnPolicies = page.locator('a', { hasText: 'Return policy' })
  await expect(returnPolicies).toHaveCount(0)
  await page.locator('summary', { hasText: 'Help' }).click()
  await expect(returnPolicies).toBeVisible()
  await expect(page.locator('li', { hasText: 'Inside out, zip closed' })).toHaveCount(0)
  await page.clock.runFor(3_000)
  await expect(page.locator('li', { hasText: 'Inside out, zip closed' })).toBeHidden()
  await expect(page.locator('a', { hasText: 'Navy chinos' })).toBeHidden()
  await expect(page.locator('noscript')).toHaveCount(8)
})

test('print and wide screens show what closed folds hold [PDP-04] [NAV-10]', async ({ context, world: _world }) => {
  const page = await openPageWithoutScripts(context)
  await page.clock.install()
  await page.goto('/products/heroes-navy')
  const care = page.locator('li', { hasText: 'Inside out, zip closed' })
  await expect(page.locator('a', { hasText: 'Navy chinos' })).toBeVisible()
  await expect(care).toHaveCount(0)
  await page.pdf()
  await expect(care).toHaveCount(1)
})
