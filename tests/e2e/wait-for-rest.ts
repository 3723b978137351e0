import type { Page } from '@playwright/test'

/** How long nothing may change until a page is taken to be at rest, in ms. */
const REST_MS = 400

/**
 * Waits until a page no longer changes: neither its markup nor the files that it has, and the browser has time. What is not
 * there then does not come.
 */
export const waitForRest = (page: Page, restMs = REST_MS): Promise<void> => page.evaluate(awaitRest, restMs)

/** Runs in the page. */
const awaitRest = (restMs: number): Promise<void> =>
  new Promise((resolve) => {
    let changedAt = performance.now()
    const note = () => {
      changedAt = performance.now()
    }
    const markup = new MutationObserver(note)
    markup.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
    const files = new PerformanceObserver(note)
    files.observe({ type: 'resource' })
    const check = () => {
      if (performance.now() - changedAt < restMs) return void setTimeout(check, 50)
      markup.disconnect()
      files.disconnect()
      resolve()
    }
    // parts that wait for an idle moment have had theirs by then
    requestIdleCallback(check, { timeout: 1_000 })
  })
