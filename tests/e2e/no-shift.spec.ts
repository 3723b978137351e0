import type { Page } from '@playwright/test'
import { COOKIE, cartCountCookie } from '#contracts/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'

/** Everything that a page learns late: who is there, what they carry, and what they have to be asked. */
test.use({ consent: null })

const FIT = { bottom: { waist: '34', build: 'B', leg: '32' }, top: { size: 'M', cut: 'Slim', length: 'Regular' } }

/** All that moved on a page without being asked to, as Cumulative Layout Shift counts it: what, from where to where. */
const shifts = (page: Page) => page.evaluate(() => (window as typeof window & { shifts: string[] }).shifts)

/** A font that comes well after the page has been drawn without it. */
const late = (page: Page, files: string) =>
  page.route(files, async (route) => {
    await page.getByRole('dialog').waitFor()
    await route.continue()
  })

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
          type Moved = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
          const found: string[] = []
          Object.assign(window, { shifts: found })
          const corner = ({ x, y }: DOMRect) => `${x},${y}`
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number
              hadRecentInput: boolean
              sources: Moved[]
            })[]) {
              if (entry.hadRecentInput) continue
              const moved = entry.sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName}.${node?.className} ${corner(previousRect)} to ${corner(currentRect)}`,
              )
              found.push(`${entry.value}: ${moved.join('; ')}`)
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        if (path === '/') await late(page, '**/*.woff2')
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
