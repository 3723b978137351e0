import { chromium, type Page } from '@playwright/test'
import { getChromiumLaunch } from '#cli/machine/chromium.ts'
import { COOKIE, WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { expect, test } from '#tests/support/shop.ts'
import { watchRequests } from './watch-requests.ts'

/** Playwright switches this cache off, because a restored page surprises most tests. */
const OFF = '--disable-back-forward-cache'

/** What the browser says about itself: it never restores a page that a test drives. */
const OF_TEST = 'masked'

/** Pages with a visitor's own data: no cache may keep them, so the browser may load them again. */
const PRIVATE = ['/cart', '/account']

/** Leaves a page and goes back to it; returns why the browser loaded it again, as far as the page is the cause. */
async function listReasons(page: Page, path: string, waitUntilIdle: () => Promise<void>): Promise<string[]> {
  await page.goto(path)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await waitUntilIdle()
  await page.goto('/robots.txt')
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL(path, { waitUntil: 'commit' })
  return page.evaluate((ofTest) => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { reasons }: { reasons: { reason: string }[] } = Reflect.get(navigation ?? {}, 'notRestoredReasons')
    return reasons.map(({ reason }) => reason).filter((reason) => reason !== ofTest)
  }, OF_TEST)
}

test('no page prevents that Back shows it as it was [OPS-07]', async ({ world, baseURL }) => {
  const url = baseURL ?? ''
  const launch = await getChromiumLaunch()
  const browser = await chromium.launch({ ...launch, ignoreDefaultArgs: [...launch.ignoreDefaultArgs, OFF] })
  try {
    const context = await browser.newContext({ baseURL: url })
    await context.addCookies([
      { name: WORLD_COOKIE, value: world.id, url },
      { name: COOKIE.privacyConsent, value: 'necessary', url },
    ])
    const page = await context.newPage()
    const waitUntilIdle = watchRequests(page)
    for (const [route, path] of Object.entries(PAGE_ROUTES))
      if (!PRIVATE.includes(route)) expect(await listReasons(page, path, waitUntilIdle), route).toEqual([])
  } finally {
    await browser.close()
  }
})
