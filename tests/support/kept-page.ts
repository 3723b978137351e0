import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Dialog, FullProject, Page } from '@playwright/test'
import { awaitHydration, expect, failOnErrors, test as shop } from './shop.ts'

/**
 * `test` of shop.ts with one tab for all tests of a worker: scripts and styles come from its cache, which takes less than
 * half the processor time. Each test has its own world, cookies and storage. What depends on a first visit, listens to
 * the page's events, or sets the browser's clock needs a new tab: the `test` of shop.ts.
 */
export const test = shop.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      // explicit, because a context takes what it is not told from the test that runs
      const context = await browser.newContext({ ...project.use, javaScriptEnabled: true, extraHTTPHeaders: {} })
      const tab = await context.newPage()
      awaitHydration(tab, project.use.baseURL)
      refuseWhatStays(tab)
      await use(tab)
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      tab,
      browser,
      javaScriptEnabled,
      extraHTTPHeaders,
      hasTouch,
      isMobile,
      userAgent,
      locale,
      timezoneId,
      permissions,
    },
    run,
    { project },
  ) => {
    const options = {
      javaScriptEnabled,
      extraHTTPHeaders,
      hasTouch,
      isMobile,
      userAgent,
      locale,
      timezoneId,
      permissions,
    }
    if (areOfProject(options, project)) {
      await run(tab.context())
    } else {
      const context = await browser.newContext()
      await run(context)
      await context.close()
    }
  },

  page: async ({ tab, context, world: _world, expectedErrors, javaScriptEnabled, baseURL, viewport }, run) => {
    if (context === tab.context()) {
      if (viewport) await tab.setViewportSize(viewport)
      await failOnErrors(tab, expectedErrors, run)
      await emptyTab(tab, context)
    } else {
      const page = await context.newPage()
      if (javaScriptEnabled !== false) awaitHydration(page, baseURL)
      await failOnErrors(page, expectedErrors, run)
    }
  },
})

/** Whether a test has the options of its project, which the tab has, too. */
function areOfProject(options: object, { use }: FullProject): boolean {
  const expected = { javaScriptEnabled: true, hasTouch: false, isMobile: false, ...use }
  return Object.entries(options).every(([name, value]) => isDeepStrictEqual(value, Reflect.get(expected, name)))
}

/** Fails a test that does what no later step can undo. */
function refuseWhatStays(tab: Page): void {
  const refuse = () => Promise.reject(new Error('This stays in the tab for other tests: use the test of shop.ts.'))
  tab.addInitScript = refuse
  tab.context().newCDPSession = refuse
  for (const method of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) tab.clock[method] = refuse
}

/** Leaves the tab as the next test expects it: on no page of the shop, and with nothing that this test has set. */
async function emptyTab(tab: Page, context: BrowserContext): Promise<void> {
  for (const page of context.pages()) if (page !== tab) await page.close()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await tab.setExtraHTTPHeaders({})
  await tab.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  await tab.mouse.move(-1, -1)
  // a form that is not sent asks whether it may be left
  const accept = (dialog: Dialog) => dialog.accept()
  tab.on('dialog', accept)
  // a file of the shop's origin, because its storage can be emptied from there
  await tab.goto('/robots.txt')
  tab.off('dialog', accept)
  await tab.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}

export { expect }
