import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long to wait in Safari, which has no idle callback, in ms. */
const WITHOUT_CALLBACK_MS = 2_000

/** The longest time that work waits for an idle page, in ms. */
const LATEST_MS = 3_000

/** Runs work while the browser has nothing else to do. */
export const runWhenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, WITHOUT_CALLBACK_MS)
}

/** Whether the browser has been idle since the component mounted, so that code that no page waits for may load. */
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

/** The longest time to wait for a frame, in ms, because a hidden page paints none. */
const LATEST_PAINT_MS = 100

/** Resolves after the next frame, so that the shopper sees a change before further work delays it. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LATEST_PAINT_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** The distance at which data still arrives before the element is on the screen. */
const NEAR = '800px 0px'

/** Runs `action` once, when the element that holds the returned reference comes near the screen. */
export function useNearScreen<Target extends Element>(action: () => void): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const onNear = useEffectEvent(action)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onNear()
      },
      { rootMargin: NEAR },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [])
  return target
}

/** Returns a function that handles at most one value in `ms`: the first at once, then the latest of those in between. */
export function throttle<Value>(handle: (value: Value) => void, ms: number): (value: Value) => void {
  let waiting: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function handleWaiting() {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    run(value)
  }

  function run(value: Value) {
    timer = setTimeout(handleWaiting, ms)
    handle(value)
  }

  return (value) => {
    if (timer === undefined) run(value)
    else waiting = { value }
  }
}
