import type { Page } from '@playwright/test'
import { COOKIE, cartCountCookie } from '#contracts/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'

/** Everything that a page learns late: who is there, what they carry, and what they have to be asked. */
test.use({ consent: null })

const FIT = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }

/** All that moved on a page without being asked to, as Cumulative Layout Shift counts it. */
const shifts = (page: Page) => page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts)

for (const width of [360, 1280]) {
  test.describe(`on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 780 } })

    for (const path of ['/', '/collections/trousers', '/products/heroes-navy?w=34&b=B&l=32']) {
      test(`nothing moves on ${path} when the page learns who reads it [NAV-14] [NAV-01]`, async ({
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
        await page.addInitScript(() => {
          const found: number[] = []
          Object.assign(window, { shifts: found })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
                found.push(Number(entry.value))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 items' })).toBeAttached()
        await expect(page.locator('section[aria-labelledby=consent-title]')).toBeVisible()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        // the observer speaks once a frame
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        expect(await shifts(page)).toEqual([])
      })
    }
  })
}
