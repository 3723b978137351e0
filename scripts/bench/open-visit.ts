import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { COOKIE, WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import type { ControlClient } from '#mocks/control/client.ts'

type Visit = {
  origin: string
  /** The world of this visit; made again with these scenarios. */
  world: string
  scenarios: Parameters<ControlClient['load']>[1]
  /** Of the simulated upstreams, so that presses are faster than responses. Milliseconds. */
  latencyMs?: number
  options?: BrowserContextOptions
}

/** Opens a page in a browser of its own, for a visitor with the cookies of these scenarios and no consent banner. */
export async function openVisit(browser: Browser, control: ControlClient, visit: Visit): Promise<Page> {
  const { origin, world, scenarios, latencyMs = 0, options = {} } = visit
  const { visitor } = await control.load(world, scenarios)
  await control.setLatency(world, latencyMs)
  const context = await browser.newContext(options)
  const cookies = [
    ...visitor.cookies,
    { name: WORLD_COOKIE, value: world },
    { name: COOKIE.privacyConsent, value: 'necessary' },
    { name: COOKIE.hideNewsletterPrompt, value: 'true' },
  ]
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: origin })))
  return context.newPage()
}

/** How long a page loads and renders nothing before it counts as idle. Milliseconds. */
const IDLE_MS = 1_000

/** Waits until the page requests and changes nothing more by itself. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (idleMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, idleMs)
        const restart = () => {
          clearTimeout(timer)
          timer = setTimeout(resolve, idleMs)
        }
        new PerformanceObserver(restart).observe({ type: 'resource' })
        new MutationObserver(restart).observe(document.documentElement, { childList: true, subtree: true })
      }),
    IDLE_MS,
  )
