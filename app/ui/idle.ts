import { useEffect, useState } from 'react'

/** Safari has no idle callback, so it waits this long. Milliseconds. */
const WITHOUT_CALLBACK_MS = 2_000

/** A page that is never idle runs the work after this long. Milliseconds. */
const LATEST_MS = 3_000

/** Runs work while the browser has nothing else to do. */
export const runWhenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, WITHOUT_CALLBACK_MS)
}

/** Whether the browser has been idle since this component was mounted: then code that no page waits for may load. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    let isMounted = true
    runWhenIdle(() => isMounted && setIsIdle(true))
    return () => {
      isMounted = false
    }
  }, [])
  return isIdle
}
