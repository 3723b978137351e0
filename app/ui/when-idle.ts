/** Safari has no idle callback; a moment after the page stands is as good. */
const MOMENT_MS = 2_000

/** A page that is never idle gets it all the same, after so long. */
const LATEST_MS = 3_000

/** Does work while the browser has nothing else to do. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, MOMENT_MS)
}
