import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Far enough for data to arrive before the element is on the screen. */
const NEAR = '800px 0px'

/** Runs `action` once, when the element that holds the returned reference comes near the screen. */
export function useWhenNear<Target extends Element>(action: () => void): RefObject<Target | null> {
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
