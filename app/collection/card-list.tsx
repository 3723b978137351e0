import { memo, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { collectionWords } from '#app/copy/collection.ts'
import { useWords } from '#app/copy/use-words.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import { runWhenIdle } from '#app/ui/timing.ts'
import { CARDS_PER_STEP } from '#contracts/shop/list-steps.ts'
import styles from './card-list.module.css'
import { ListedCard } from './listed-card.tsx'
import type { Style } from './style-groups.ts'

/** Cards that are on the first screen of every device; their images load eagerly. */
const EAGER_CARDS = 2

/**
 * The matching products as a card for each style, with placeholders for those that are not rendered yet. Memoized, so that a
 * press that the list follows later does not render it twice.
 */
export const CardList = memo(function CardList(props: {
  styles: readonly Style<ListedProduct>[]
  /** Identifies this list: its URL. */
  id: string
  /** URL of the page with all cards rendered; null if it is this page. */
  allHref: string | null
  fit: SavedFit | null
  sizeSearch: SearchStrings
}) {
  const { styles: listed, id, allHref, fit, sizeSearch } = props
  const t = useWords(collectionWords)
  const list = useRef<HTMLUListElement>(null)
  /** Whether no card has swatches, so that their row would be empty. */
  const isPlain = listed.every(({ products }) => products.length === 1)
  /** Whether no card has a subtitle, so that its line would be empty. */
  const isUntitled = listed.every(({ products }) => products.every(({ subtitle }) => subtitle === null))
  const isRendered = useIncrementalRendering(list, listed)
  const renderCard = (style: Style<ListedProduct>, index: number) => (
    <li key={style.id} className={styles.item}>
      <ListedCard
        style={style}
        listId={id}
        eager={index < EAGER_CARDS}
        isLargest={index === 0}
        fit={fit}
        sizeSearch={sizeSearch}
      />
    </li>
  )
  /** Renders a placeholder: one for a whole chunk of cards, or one per card of a shorter last chunk. */
  const renderPlace = (chunk: number, index: number, isWhole: boolean) => (
    <li
      key={`place ${index}`}
      className={isWhole ? styles.places : styles.place}
      // the observer watches the first placeholder of each chunk
      data-place={index === chunk * CARDS_PER_STEP ? index : undefined}
      aria-hidden
    />
  )
  const renderChunk = (chunk: number) => {
    const from = chunk * CARDS_PER_STEP
    const shown = listed.slice(from, from + CARDS_PER_STEP)
    if (allHref === null || isRendered(chunk)) return shown.map((style, at) => renderCard(style, from + at))
    if (shown.length === CARDS_PER_STEP) return renderPlace(chunk, from, true)
    return shown.map((_, at) => renderPlace(chunk, from + at, false))
  }
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        data-plain={isPlain || undefined}
        data-untitled={isUntitled || undefined}
        aria-label={t('list')}
      >
        {Array.from({ length: Math.ceil(listed.length / CARDS_PER_STEP) }, (_, chunk) => renderChunk(chunk)).flat()}
      </ul>
      {allHref !== null && listed.length > CARDS_PER_STEP ? (
        <p className={styles.all}>
          <a href={allHref}>{t('all', { count: listed.length })}</a>
        </p>
      ) : null}
    </>
  )
})

/** Distance from the viewport at which placeholders are replaced by cards: three screens. */
const ROOT_MARGIN = '300% 0px'

/** Chunks that render when idle. More would slow down the next filter, which unmounts each card. */
const IDLE_CHUNKS = 3

const FIRST_CHUNK: ReadonlySet<number> = new Set([0])

/**
 * Returns whether the cards of a chunk are rendered. Other chunks of a long list are placeholders of the same size until
 * they come near the viewport or the browser is idle, so that nothing shifts and Back restores the scroll position.
 */
function useIncrementalRendering(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): (chunk: number) => boolean {
  const chunkCount = Math.ceil(items.length / CARDS_PER_STEP)
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
          render(places.map((place) => Math.floor(Number(place.getAttribute('data-place')) / CARDS_PER_STEP)))
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
