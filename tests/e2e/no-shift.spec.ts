import type { Page } from '@playwright/test'
import { COOKIE, cartCountCookie } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'
import { FIT } from './visitor.ts'
import { waitForRest } from './wait-for-rest.ts'

test.describe('rows of goods that do not come', () => {
  test.use({ viewport: { width: 1280, height: 780 }, expectedErrors: [/500/] })

  test('a gift card has no goods like it, and no place for them [PDP-09] [PDP-12]', async ({ page, world }) => {
    await recordLayoutShifts(page)
    await page.goto('/products/gift-card-ink')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await waitForRest(page)
    expect(await readLayoutShifts(page)).toEqual([])
    expect(await world.requests('productRecommendations')).toEqual([])
  })

  test('keep their place while it is on the screen, and leave out of sight [PDP-12]', async ({ page, world }) => {
    await world.control.addFault(world.id, {
      upstream: 'shopify',
      operation: 'productRecommendations',
      respond: { status: 500 },
    })
    await recordLayoutShifts(page)
    // both rows are on the screen before the answer comes
    const late = Promise.withResolvers<void>()
    await page.route('**/_serverFn/**', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto('/products/heroes-navy')
    const row = page.getByRole('region', { name: 'You may also like', includeHidden: true })
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(row).toHaveAttribute('aria-busy', 'true')
    late.resolve()
    await expect(row).toHaveAttribute('data-empty')
    expect(await readLayoutShifts(page)).toEqual([])
    await page.getByRole('heading', { level: 1 }).evaluate((element) => element.scrollIntoView())
    await expect(row).toHaveCount(0)
    await waitForRest(page)
    expect(await readLayoutShifts(page)).toEqual([])
  })
})

test.describe('what arrives late', () => {
  // no consent cookie: the consent banner is part of it
  test.use({ consent: null })

  /** Delays files until the country prompt is open. */
  const delay = (page: Page, files: string) =>
    page.route(files, async (route) => {
      await page.getByRole('dialog').waitFor()
      await route.continue()
    })

  for (const width of [360, 1280]) {
    test.describe(`on a screen ${width} px wide`, () => {
      test.use({ viewport: { width, height: 780 } })

      for (const path of ['/', '/collections/trousers', '/products/heroes-navy?w=34&b=B&l=32']) {
        test(`${path} does not shift when visitor state arrives [NAV-14] [NAV-01]`, async ({
          page,
          context,
          baseURL,
        }) => {
          const url = baseURL ?? ''
          await context.addCookies([
            { name: COOKIE.savedFit, value: encodeURIComponent(JSON.stringify(FIT)), url },
            { name: COOKIE.customerId, value: '7001', url },
            { name: COOKIE.geoRegion, value: 'AU', url },
            { name: cartCountCookie('gb'), value: '3', url },
          ])
          await recordLayoutShifts(page)
          if (path === '/') await delay(page, '**/*.woff2')
          await page.goto(path)
          await expect(page.getByRole('banner').getByRole('link', { name: 'Basket, 3 items' })).toBeAttached()
          await expect(page.locator('section[aria-labelledby=consent-title]')).toBeVisible()
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.evaluate(() => document.fonts.ready)
          expect(await readLayoutShifts(page)).toEqual([])
        })
      }
    })
  }
})
