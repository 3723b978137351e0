import { useRef } from 'react'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import type { SearchStrings } from '#app/region/search-strings.ts'
import styles from './card-list.module.css'
import type { ListedProduct } from './goods.ts'
import { ListedCard } from './listed-card.tsx'
import { CHUNK, useDrawn } from './use-drawn.ts'
import { useCollectionWords } from './words.ts'

/** How many cards are surely on the first screen: their pictures are not put off. */
const FIRST_SCREEN = 2

/** The products that are left, each in its place from the start. */
export function CardList(props: {
  products: readonly ListedProduct[]
  /** The address of the page with all of them drawn; null where it is this one. */
  allHref: string | null
  fit: SavedFit | null
  asked: SearchStrings
  /** The other colours of a product's style, to be shown in its card. */
  colourOf: (handle: string) => ListedProduct | undefined
}) {
  const { products, allHref, fit, asked, colourOf } = props
  const t = useCollectionWords()
  const list = useRef<HTMLUListElement>(null)
  const isDrawn = useDrawn(list, products)
  return (
    <>
      <ul ref={list} className={styles.list} aria-label={t('list')}>
        {products.map((product, index) =>
          allHref === null || isDrawn(index) ? (
            <li key={product.handle} className={styles.item}>
              <ListedCard product={product} eager={index < FIRST_SCREEN} fit={fit} asked={asked} colourOf={colourOf} />
            </li>
          ) : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is where it is; another order moves none of them
              key={`place ${index}`}
              className={styles.place}
              // one in each chunk is watched
              data-place={index % CHUNK === 0 ? index : undefined}
              aria-hidden
            />
          ),
        )}
      </ul>
      {allHref !== null && products.length > 2 * CHUNK ? (
        <p className={styles.all}>
          <a href={allHref}>{t('all', { count: products.length })}</a>
        </p>
      ) : null}
    </>
  )
}
