import { type RefObject, startTransition, useEffect, useState } from 'react'
import { runWhenIdle } from '#app/ui/run-when-idle.ts'

/** Cards per step: a little more than a screen, and whole rows of two, three or four. */
export const CHUNK_SIZE = 12

/** Distance from the viewport at which placeholders are replaced by cards: three screens. */
const ROOT_MARGIN = '300% 0px'

/** Chunks that render when idle. More would slow down the next filter, which unmounts each card. */
const IDLE_CHUNKS = 3

const FIRST_CHUNK: ReadonlySet<number> = new Set([0])

/**
 * Returns whether the cards of a chunk are rendered. The rest of a long list are placeholders of the same size, which
 * become cards near the viewport or when idle: so nothing shifts, and Back restores the scroll position.
 */
export function useIncrementalRendering(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): (chunk: number) => boolean {
  const chunkCount = Math.ceil(items.length / CHUNK_SIZE)
  const [{ renderedItems, chunks }, setRendered] = useState({ renderedItems: items, chunks: FIRST_CHUNK })
  // A new list starts small, so that the change is quick.
  if (renderedItems !== items) setRendered({ renderedItems: items, chunks: FIRST_CHUNK })

  useEffect(() => {
    if (chunks.size >= chunkCount) return
    let isCancelled = false
    const render = (newChunks: readonly number[]) => {
      if (!isCancelled) setRendered({ renderedItems, chunks: new Set([...chunks, ...newChunks]) })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const places = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
        if (places.length > 0)
          render(places.map((place) => Math.floor(Number(place.getAttribute('data-place')) / CHUNK_SIZE)))
      },
      { rootMargin: ROOT_MARGIN },
    )
    for (const place of list.current?.querySelectorAll('[data-place]') ?? []) observer.observe(place)
    runWhenIdle(() => {
      const nextChunk = [...Array(Math.min(chunkCount, IDLE_CHUNKS)).keys()].find((chunk) => !chunks.has(chunk))
      // A transition, so that interactions come first.
      if (nextChunk !== undefined) startTransition(() => render([nextChunk]))
    })
    return () => {
      isCancelled = true
      observer.disconnect()
    }
  }, [list, renderedItems, chunks, chunkCount])

  return (chunk) => chunks.has(chunk)
}
