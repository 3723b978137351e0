import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether the page is scrolled less than `px` below an element, which the ref is for. Only watched where it matters.
 * A page is made as if at its top; where the browser brings it back further down, that is put right at once.
 */
export function useAtTop<Mark extends Element>(px: number, watched: boolean): [RefObject<Mark | null>, boolean] {
  const mark = useRef<Mark>(null)
  const [atTop, setAtTop] = useState(true)
  useEffect(() => {
    const element = mark.current
    if (!watched || !element) return
    const observer = new IntersectionObserver(
      (entries) => setAtTop(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${px}px 0px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [px, watched])
  return [mark, atTop]
}
