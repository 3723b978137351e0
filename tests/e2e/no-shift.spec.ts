import type { Page } from '@playwright/test'
import { COOKIE, cartCountCookie } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'
import { FIT } from './visitor.ts'

// no consent cookie: the consent banner is part of what arrives late
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
