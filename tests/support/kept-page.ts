import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Dialog, FullProject, Page, Request } from '@playwright/test'
import { CONDITIONS } from './conditions/conditions.ts'
import { awaitHydration, expect, failOnErrors, test as shop } from './shop.ts'

/**
 * `test` of shop.ts with one tab for all tests of a worker: scripts and styles come from its cache, which takes less than
 * half the processor time. Each test has its own world, cookies and storage. What depends on a first visit, sets the
 * browser's clock or leaves calls that outlive their page needs a new tab: the `test` of shop.ts.
 */
export const test = shop.extend<object, { tab: Page; calls: Calls }>({
  tab: [
    async ({ browser }, use, { project }) => {
      // explicit, because a context takes what it is not told from the test that runs
      const context = await browser.newContext({ ...project.use, javaScriptEnabled: true, extraHTTPHeaders: {} })
      const tab = await context.newPage()
      await tab.addInitScript(START_AT_ONCE)
      awaitHydration(tab, project.use.baseURL)
      refuseClock(tab)
      await use(tab)
      await context.close()
    },
    { scope: 'worker' },
  ],

  calls: [async ({ tab }, use) => use(watchCalls(tab)), { scope: 'worker' }],

  context: async (
    {
      tab,
      calls,
      condition,
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
    if (condition === null && areOfProject(options, project)) {
      await run(tab.context())
      await emptyTab(tab, calls)
    } else {
      const context = await browser.newContext()
      await run(context)
      await context.close()
    }
  },

  page: async ({ tab, context, world, condition, expectedErrors, javaScriptEnabled, baseURL, viewport }, run) => {
    if (context === tab.context()) {
      if (viewport) await tab.setViewportSize(viewport)
      const undo = recordWhatStays(tab, context)
      await failOnErrors(tab, { expectedErrors, condition }, run)
      await undo()
    } else {
      const page = await context.newPage()
      if (javaScriptEnabled !== false) awaitHydration(page, baseURL)
      if (condition) await CONDITIONS[condition](page, world.id)
      await failOnErrors(page, { expectedErrors, condition }, run)
    }
  },
})

/** A page starts its scripts at the first scroll, else after its largest picture, which no journey in this tab looks at. */
const START_AT_ONCE = "addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')))"

/** Whether a test has the options of its project, which the tab has, too. */
function areOfProject(options: object, { use }: FullProject): boolean {
  const expected = { javaScriptEnabled: true, hasTouch: false, isMobile: false, ...use }
  return Object.entries(options).every(([name, value]) => isDeepStrictEqual(value, Reflect.get(expected, name)))
}

/** Fails a test that sets the clock, which no later step can undo. */
function refuseClock(tab: Page): void {
  const refuse = () => Promise.reject(new Error('A clock stays in the tab for other tests: use the test of shop.ts.'))
  for (const method of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) tab.clock[method] = refuse
}

/** Records a test's scripts, listeners and debugging sessions in the tab; returns the function that takes them back. */
function recordWhatStays(tab: Page, context: BrowserContext): () => Promise<void> {
  const { addInitScript, on } = tab
  const { newCDPSession } = context
  const undoes: (() => unknown)[] = []
  tab.addInitScript = async (...args: Parameters<typeof addInitScript>) => {
    const script = await addInitScript.apply(tab, args)
    undoes.push(() => script.dispose())
    return script
  }
  context.newCDPSession = async (page) => {
    const session = await newCDPSession.call(context, page)
    // its page may be closed
    undoes.push(() => session.detach().catch(() => {}))
    return session
  }
  // it has a signature for each event
  tab.on = (...[event, listener]: [never, never]) => {
    undoes.push(() => tab.off(event, listener))
    return on.call(tab, event, listener)
  }
  return async () => {
    Object.assign(tab, { addInitScript, on })
    context.newCDPSession = newCDPSession
    for (const undo of undoes) await undo()
  }
}

/** A call that a test holds for good is waited for no longer, in ms. */
const MAX_CALL_MS = 3_000

/** `settle` waits until no call of the tab is under way, nor a script where those are meant too, and returns whether one was. */
type Calls = { settle: (options?: { withScripts?: boolean; longestMs?: number }) => Promise<boolean> }

function watchCalls(tab: Page): Calls {
  const open = new Set<Request>()
  let onEnd = () => {}
  const end = (request: Request) => {
    open.delete(request)
    onEnd()
  }
  tab
    .on('request', (request) => void (['fetch', 'script'].includes(request.resourceType()) && open.add(request)))
    .on('requestfinished', end)
    .on('requestfailed', end)
  return {
    settle: async ({ withScripts = false, longestMs = MAX_CALL_MS } = {}) => {
      const isSettled = () => ![...open].some((request) => withScripts || request.resourceType() === 'fetch')
      if (isSettled()) return false
      const timer = new AbortController()
      const settled = new Promise<void>((resolve) => {
        onEnd = () => isSettled() && resolve()
      })
      await Promise.race([settled, setTimeout(longestMs, undefined, { signal: timer.signal }).catch(() => {})])
      timer.abort()
      open.clear()
      return true
    },
  }
}

/** Leaves the tab as the next test expects it: on no page of the shop, and with nothing that this test has set. */
async function emptyTab(tab: Page, calls: Calls): Promise<void> {
  const context = tab.context()
  for (const page of context.pages()) if (page !== tab) await page.close()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // a response would set the cookies of the next test
  await calls.settle()
  await tab.setExtraHTTPHeaders({})
  await tab.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' })
  // a form that is not sent asks whether it may be left
  const accept = (dialog: Dialog) => dialog.accept()
  tab.on('dialog', accept)
  // a file of the shop's origin, because its storage can be emptied from there
  await tab.goto('/robots.txt')
  tab.off('dialog', accept)
  await tab.mouse.move(-1, -1)
  await tab.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}

export { expect }
