import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the page is scrolled less than `px` below an element; attach the ref to it. True until hydration, and without
 * `isWatched`.
 */
export function useAtTop<Marker extends Element>(px: number, isWatched: boolean): [RefObject<Marker | null>, boolean] {
  const marker = useRef<Marker>(null)
  const [isAtTop, setIsAtTop] = useState(true)
  useEffect(() => {
    const element = marker.current
    if (!isWatched || !element) return
    const observer = new IntersectionObserver(
      (entries) => setIsAtTop(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${px}px 0px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [px, isWatched])
  return [marker, isAtTop]
}
