import { type RefObject, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'

/** Cards are drawn so many at a time: a screen and a little more. */
export const CHUNK = 12

/** How far from the screen a place is filled at the latest, in screens. */
const AHEAD = '300% 0px'

/** So many chunks are drawn by themselves. What is drawn has to be taken away again by the next filter, card by card. */
const BY_THEMSELVES = 6

/**
 * Which chunks of a long list are drawn. Every card has its place from the start, so nothing moves and Back finds the page
 * as tall as it was; places are filled as they come near, and the first of them by themselves when there is time.
 */
export function useDrawn(list: RefObject<HTMLElement | null>, items: readonly unknown[]): (index: number) => boolean {
  const chunks = Math.ceil(items.length / CHUNK)
  const [{ of, drawn }, setDrawn] = useState({ of: items, drawn: WITH_THE_PAGE })
  // another list begins anew: nobody should wait for cards that are out of sight
  if (of !== items) setDrawn({ of: items, drawn: IN_SIGHT })

  useEffect(() => {
    if (drawn.size >= chunks) return
    let gone = false
    const draw = (more: readonly number[]) => {
      if (!gone) setDrawn({ of, drawn: new Set([...drawn, ...more]) })
    }
    const near = new IntersectionObserver(
      (entries) => {
        const places = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
        if (places.length > 0) draw(places.map((place) => Math.floor(Number(place.getAttribute('data-place')) / CHUNK)))
      },
      { rootMargin: AHEAD },
    )
    for (const place of list.current?.querySelectorAll('[data-place]') ?? []) near.observe(place)
    whenIdle(() => {
      const next = [...Array(Math.min(chunks, BY_THEMSELVES)).keys()].find((chunk) => !drawn.has(chunk))
      // a press comes first: this can wait
      if (next !== undefined) startTransition(() => draw([next]))
    })
    return () => {
      gone = true
      near.disconnect()
    }
  }, [list, of, drawn, chunks])

  return (index) => drawn.has(Math.floor(index / CHUNK))
}

const WITH_THE_PAGE: ReadonlySet<number> = new Set([0, 1])
const IN_SIGHT: ReadonlySet<number> = new Set([0])
