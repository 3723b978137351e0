import { useRef } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import styles from './card-list.module.css'
import { ListedCard } from './listed-card.tsx'
import { CHUNK_SIZE, useIncrementalRendering } from './use-incremental-rendering.ts'
import { useCollectionWords } from './words.ts'

/** Cards that are on the first screen of every device; their images load eagerly. */
const EAGER_CARDS = 2

/** The matching products as cards, with placeholders for those that are not rendered yet. */
export function CardList(props: {
  products: readonly ListedProduct[]
  /** URL of the page with all cards rendered; null if it is this page. */
  allHref: string | null
  fit: SavedFit | null
  sizeSearch: SearchStrings
  /** Looks up another colour of a product's style. */
  getProduct: (handle: string) => ListedProduct | undefined
}) {
  const { products, allHref, fit, sizeSearch, getProduct } = props
  const t = useCollectionWords()
  const list = useRef<HTMLUListElement>(null)
  const isRendered = useIncrementalRendering(list, products)
  const renderCard = (product: ListedProduct, index: number) => (
    <li key={product.handle} className={styles.item}>
      <ListedCard
        product={product}
        eager={index < EAGER_CARDS}
        isLargest={index === 0}
        fit={fit}
        sizeSearch={sizeSearch}
        getProduct={getProduct}
      />
    </li>
  )
  /** One for a chunk of cards, whatever the order; the last chunk may be short and has one for each. */
  const renderPlace = (chunk: number, index: number, isWhole: boolean) => (
    <li
      key={`place ${index}`}
      className={isWhole ? styles.places : styles.place}
      // the observer watches one for each chunk
      data-place={index === chunk * CHUNK_SIZE ? index : undefined}
      aria-hidden
    />
  )
  const renderChunk = (chunk: number) => {
    const from = chunk * CHUNK_SIZE
    const shown = products.slice(from, from + CHUNK_SIZE)
    if (allHref === null || isRendered(chunk)) return shown.map((product, at) => renderCard(product, from + at))
    if (shown.length === CHUNK_SIZE) return renderPlace(chunk, from, true)
    return shown.map((_, at) => renderPlace(chunk, from + at, false))
  }
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('list')}>
        {Array.from({ length: Math.ceil(products.length / CHUNK_SIZE) }, (_, chunk) => renderChunk(chunk)).flat()}
      </ul>
      {allHref !== null && products.length > CHUNK_SIZE ? (
        <p className={styles.all}>
          <a href={allHref}>{t('all', { count: products.length })}</a>
        </p>
      ) : null}
    </>
  )
}
