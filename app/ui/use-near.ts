import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Far enough for a chunk and an answer to come before the eye does. */
const NEAR = '800px 0px'

/** Does something once, when the element that the reference is given to comes near the screen. */
export function useNear<Place extends Element>(act: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const come = useEffectEvent(act)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        come()
      },
      { rootMargin: NEAR },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return place
}
