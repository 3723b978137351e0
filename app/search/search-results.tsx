import { Link } from '@tanstack/react-router'
import grid from '#app/collection/collection-page.module.css'
import { useCopy } from '#app/copy/every-page.ts'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Price } from '#app/product/card/price.tsx'
import card from '#app/product/card/product-card.module.css'
import button from '#app/ui/button.module.css'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { RESULTS_PER_STEP } from '#contracts/shop/list-steps.ts'
import { saveSearch } from './recent-searches.ts'
import { type QuerySize, type SearchResult, type SearchResults, toSizeParams } from './search.ts'
import { MAX_RESULTS, type SearchParams, SORTS } from './search-params.ts'
import styles from './search-results.module.css'

/** Cards that are on the first screen of every device; their images load eagerly. */
const EAGER_CARDS = 2

/** The results as cards, with links that sort them and show more. */
export function SearchResultList({ results, params }: { results: SearchResults; params: SearchParams }) {
  const { query, total, products, reading } = results
  return (
    <>
      {total > 1 ? <SortLinks params={params} /> : null}
      <ul className={grid.grid}>
        {products.map((product, index) => (
          <li key={product.handle}>
            <ResultCard
              product={product}
              query={query}
              sizes={reading.sizes}
              eager={index < EAGER_CARDS}
              isLargest={index === 0}
            />
          </li>
        ))}
      </ul>
      {total > products.length ? <ShowMore shown={products.length} total={total} params={params} /> : null}
    </>
  )
}

function SortLinks({ params }: { params: SearchParams }) {
  const t = useWords(searchWords)
  return (
    <nav className={styles.order} aria-label={t('sort')}>
      <ul className={styles.orders}>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              to="/pages/search"
              search={{ ...params, sort: sort === 'best' ? undefined : sort }}
              preload={false}
              replace
              resetScroll={false}
              activeOptions={{ exact: true }}
              className={styles.choice}
            >
              {t(`sort.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ShowMore({ shown, total, params }: { shown: number; total: number; params: SearchParams }) {
  const t = useWords(searchWords)
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{t('shown', { shown, total })}</p>
      {shown < MAX_RESULTS ? (
        <Link
          to="/pages/search"
          search={{ ...params, show: String(shown + RESULTS_PER_STEP) }}
          preload={false}
          replace
          resetScroll={false}
          className={button.secondary}
        >
          {t('more', { count: Math.min(RESULTS_PER_STEP, total - shown) })}
        </Link>
      ) : (
        <p>{t('narrow')}</p>
      )}
    </div>
  )
}

/** A result on the search page; following it saves the query as a recent search. */
function ResultCard(props: {
  product: SearchResult
  query: string
  sizes: readonly QuerySize[]
  eager: boolean
  isLargest: boolean
}) {
  const { product, query, sizes, eager, isLargest } = props
  const t = useCopy()
  return (
    <article className={card.card}>
      <Link
        to="/products/$handle"
        params={{ handle: product.handle }}
        search={toSizeParams(sizes)}
        className={card.link}
        onClick={() => saveSearch(query)}
      >
        <div className={card.picture}>
          {product.image ? (
            <ResponsiveImage
              src={product.image}
              alt=""
              card
              width={800}
              height={1000}
              sizes="(min-width: 1281px) 24vw, (min-width: 768px) 31vw, 50vw"
              eager={eager}
              isLargest={isLargest}
            />
          ) : null}
        </div>
        <h2 className={card.title} translate="no">
          {product.title}
        </h2>
      </Link>
      <p className={card.price}>
        {product.available ? <Price price={product.price} was={product.compareAtPrice} /> : t('product.sold-out')}
      </p>
    </article>
  )
}
