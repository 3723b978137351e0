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
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('list')}>
        {products.map((product, index) =>
          allHref === null || isRendered(index) ? (
            <li key={product.handle} className={styles.item}>
              <ListedCard
                product={product}
                eager={index < EAGER_CARDS}
                fit={fit}
                sizeSearch={sizeSearch}
                getProduct={getProduct}
              />
            </li>
          ) : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder stands for an index, whatever the order
              key={`place ${index}`}
              className={styles.place}
              // The observer watches one placeholder per chunk.
              data-place={index % CHUNK_SIZE === 0 ? index : undefined}
              aria-hidden
            />
          ),
        )}
      </ul>
      {allHref !== null && products.length > 2 * CHUNK_SIZE ? (
        <p className={styles.all}>
          <a href={allHref}>{t('all', { count: products.length })}</a>
        </p>
      ) : null}
    </>
  )
}
