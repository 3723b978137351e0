import type { Page, Request } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

/** How long nothing may be under way, in ms: what clients call an idle network. */
const IDLE_MS = 500

/** Counts the page's open requests; the function resolves once there were none for half a second. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let lastChange = Date.now()
  const note = (change: () => void) => {
    change()
    lastChange = Date.now()
  }
  const onEnd = (request: Request) => note(() => open.delete(request))
  page
    .on('request', (request) => note(() => open.add(request)))
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd)
  return () =>
    expect
      .poll(() => (Date.now() - lastChange < IDLE_MS ? ['too early'] : [...open].map((request) => request.url())))
      .toEqual([])
}

for (const consent of [null, 'necessary,analytics'])
  test.describe(consent ? 'with consent to analytics' : 'before consent', () => {
    test.use({ consent })

    for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/fit-finder', '/pages/search', '/cart'])
      test(`a first visit of ${path} comes to rest [OPS-05]`, async ({ page }) => {
        const waitUntilIdle = watchRequests(page)
        await page.goto(path)
        await waitUntilIdle()
      })
  })

test('a visit of several pages comes to rest on each [OPS-05]', async ({ page }) => {
  const waitUntilIdle = watchRequests(page)
  for (const path of ['/', '/collections/tops', '/products/julys-navy', '/pages/about-us', '/contact-us']) {
    await page.goto(path)
    await waitUntilIdle()
  }
})
