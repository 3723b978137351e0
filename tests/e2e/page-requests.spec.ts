import { expect, test } from '#tests/support/shop.ts'
import { watchRequests } from './watch-requests.ts'

/** Pages of which a phone is looked at as well: their pictures and parts depend on the width of the screen. */
const PHONE_PATHS = ['/', '/collections/trousers', '/products/heroes-navy']

/** Pages, how many scripts and styles they may load by themselves before consent, and what they load last. */
const PAGES = [
  { path: '/', scripts: 34, styles: 5, last: /\/cart-parts-/ },
  { path: '/collections/trousers', scripts: 42, styles: 5, last: /\/listing-/ },
  {
    path: '/products/heroes-navy',
    scripts: 49,
    analyticsScripts: 5,
    styles: 5,
    last: /\/recommendations\.functions-/,
    // its recommendations are far below the screen
    lastOnPhone: /\/idle-product-part-/,
  },
  { path: '/fit-finder', scripts: 44, styles: 7, last: /\/later-screens-/ },
  { path: '/pages/search', scripts: 43, styles: 4, last: /\/cart-parts-/ },
  { path: '/cart', scripts: 38, styles: 3, last: /\/newsletter-form-/ },
]
/** The scripts that record a visit of most pages; `watch-visit` is the last. */
const ANALYTICS_SCRIPTS = 4

for (const consent of [null, 'necessary,analytics'])
  test.describe(consent ? 'with consent to analytics' : 'before consent', () => {
    test.use({ consent })

    for (const { path, scripts, analyticsScripts = ANALYTICS_SCRIPTS, styles, last, lastOnPhone = last } of PAGES)
      test(`a first visit of ${path} comes to rest after few files [OPS-05] [OPS-07]`, {
        tag: !consent && PHONE_PATHS.includes(path) ? '@phone' : [],
      }, async ({ page, isMobile }) => {
        const waitUntilIdle = watchRequests(page)
        const loaded: string[] = []
        page.on('request', (request) => void loaded.push(request.resourceType()))
        const lastParts = [/\/search-drawer-/, isMobile ? lastOnPhone : last, ...(consent ? [/\/watch-visit-/] : [])]
        const requested = lastParts.map((name) => page.waitForRequest(name))
        await page.goto(path)
        await Promise.all(requested)
        await waitUntilIdle()
        expect(loaded.filter((type) => type === 'script').length).toBeLessThanOrEqual(
          scripts + (consent ? analyticsScripts : 0),
        )
        expect(loaded.filter((type) => type === 'stylesheet').length).toBeLessThanOrEqual(styles)
      })
  })

test('a visit of several pages comes to rest on each [OPS-05]', async ({ page }) => {
  const waitUntilIdle = watchRequests(page)
  for (const path of ['/', '/collections/tops', '/products/julys-navy', '/pages/about-us', '/contact-us']) {
    await page.goto(path)
    await waitUntilIdle()
  }
})
