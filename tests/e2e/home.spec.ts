import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'

for (const width of [320, 768, 1280]) {
  test(`the home page at ${width} px fits and has no violations [PAGE-01] [OPS-05]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the home page shows fit, ranges, best sellers and reviews [PAGE-01]', { tag: ['@smoke', '@quick'] }, async ({
  page,
}) => {
  await page.goto('/us')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Find your fit' }).first()).toHaveAttribute('href', '/us/fit-finder')
  await expect(page.getByRole('region', { name: 'Where to start' }).getByRole('link')).toHaveCount(5)
  const best = page.getByRole('region', { name: 'The ones men come back for' })
  await expect(best.getByRole('article')).toHaveCount(8)
  await expect(best.getByRole('article').first()).toContainText('$')
  const reviews = page.getByRole('region', { name: 'From people who bought them' })
  await expect(reviews.getByRole('figure')).toHaveCount(3)
  await expect(reviews.getByRole('img', { name: '5 out of 5' })).toHaveCount(3)
})

newTab('the hero picture is requested once and causes no layout shift [PAGE-06]', async ({ page }) => {
  const heroRequests: string[] = []
  page.on('request', (request) => {
    if (/scenes\/hero/.test(request.url())) heroRequests.push(request.url())
  })
  await recordLayoutShifts(page)
  await page.goto('/')
  const hero = page.getByRole('main').locator('picture img')
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  expect(heroRequests).toHaveLength(1)
  expect(await readLayoutShifts(page)).toEqual([])
})

for (const [scenario, missingRegion] of [
  ['reviews-down', 'From people who bought them'],
  ['collections-down', 'The ones men come back for'],
] as const) {
  test.describe(`with ${scenario}`, () => {
    test.use({ scenario: [scenario] })

    test('the home page shows the rest and is not cached [PAGE-01] [ERR-03]', async ({ page }) => {
      const response = await page.goto('/')
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: missingRegion })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'If it is wrong, it goes back' })).toBeVisible()
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows its products [OPS-06]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'The ones men come back for' }).getByRole('article')).toHaveCount(8)
    await page.getByRole('main').getByRole('link', { name: 'Shop trousers' }).click()
    await expect(page).toHaveURL('/collections/trousers')
  })
})
