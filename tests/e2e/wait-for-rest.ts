import type { Page } from '@playwright/test'

/** How long nothing may change until a page is taken to be at rest, in ms. */
const REST_MS = 400

/**
 * Waits until a page no longer changes: neither its markup nor the files that it has, and the browser has time. What is not
 * there then does not come.
 */
export const waitForRest = (page: Page, restMs = REST_MS): Promise<void> =>
  page.evaluate(awaitRest, { restMs, lookMs: LOOK_MS })

/** How often a page is looked at, in ms. */
const LOOK_MS = 50

/** Runs in the page. */
const awaitRest = ({ restMs, lookMs }: { restMs: number; lookMs: number }): Promise<void> =>
  new Promise((resolve) => {
    let looksAtRest = 0
    const note = () => {
      looksAtRest = 0
    }
    const markup = new MutationObserver(note)
    markup.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
    const files = new PerformanceObserver(note)
    files.observe({ type: 'resource' })
    // looks are counted, not time: a browser that is busy for long does not look, and is not at rest
    const look = () => {
      looksAtRest += 1
      if (looksAtRest * lookMs <= restMs) return void setTimeout(wait, lookMs)
      markup.disconnect()
      files.disconnect()
      resolve()
    }
    // Parts that wait for an idle moment have had theirs by then. A page that paints nothing may have none.
    const wait = () => requestAnimationFrame(() => requestIdleCallback(look))
    wait()
  })
