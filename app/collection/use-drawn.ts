import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'

/** Cards are drawn so many at a time; the first of them with the page. */
export const CHUNK = 24

/** How far from the screen a place is filled at the latest, in screens. */
const AHEAD = '150% 0px'

/**
 * Which chunks of a long list are drawn. Every card has its place from the start, so nothing moves and Back finds the page
 * as tall as it was; places are filled as they come near, and by themselves when there is time.
 */
export function useDrawn(list: RefObject<HTMLElement | null>, count: number): (index: number) => boolean {
  const chunks = Math.ceil(count / CHUNK)
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(FIRST)

  useEffect(() => {
    if (drawn.size >= chunks) return
    let gone = false
    const draw = (more: readonly number[]) => !gone && setDrawn((before) => new Set([...before, ...more]))
    const near = new IntersectionObserver(
      (entries) => {
        const places = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
        if (places.length > 0) draw(places.map((place) => Math.floor(Number(place.getAttribute('data-place')) / CHUNK)))
      },
      { rootMargin: AHEAD },
    )
    for (const place of list.current?.querySelectorAll('[data-place]') ?? []) near.observe(place)
    whenIdle(() => {
      const next = [...Array(chunks).keys()].find((chunk) => !drawn.has(chunk))
      if (next !== undefined) draw([next])
    })
    return () => {
      gone = true
      near.disconnect()
    }
  }, [list, drawn, chunks])

  return (index) => drawn.has(Math.floor(index / CHUNK))
}

const FIRST: ReadonlySet<number> = new Set([0])
