import { Link } from '@tanstack/react-router'
import grid from '#app/collection/collection-page.module.css'
import button from '#app/ui/button.module.css'
import { HitCard } from './hit-card.tsx'
import styles from './hits.module.css'
import type { SearchResult } from './search.ts'
import { MOST_SHOWN, type SearchParams, SORTS, STEP } from './search-params.ts'
import { useSearchWords } from './words.ts'

/** How many cards are surely on the first screen: their pictures are not put off. */
const FIRST_SCREEN = 2

/** What was found, in an order that can be chosen, and more of it. Order and length are in the address, as links. */
export function Hits({ result, params }: { result: SearchResult; params: SearchParams }) {
  const { query, total, hits } = result
  return (
    <>
      {total > 1 ? <Order params={params} /> : null}
      <ul className={grid.grid}>
        {hits.map((hit, index) => (
          <li key={hit.handle}>
            <HitCard hit={hit} query={query} eager={index < FIRST_SCREEN} />
          </li>
        ))}
      </ul>
      {total > hits.length ? <More shown={hits.length} total={total} params={params} /> : null}
    </>
  )
}

function Order({ params }: { params: SearchParams }) {
  const t = useSearchWords()
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

function More({ shown, total, params }: { shown: number; total: number; params: SearchParams }) {
  const t = useSearchWords()
  return (
    <div className={styles.more}>
      <p className={styles.shown}>{t('shown', { shown, total })}</p>
      {shown < MOST_SHOWN ? (
        <Link
          to="/pages/search"
          search={{ ...params, show: String(shown + STEP) }}
          preload={false}
          replace
          resetScroll={false}
          className={button.secondary}
        >
          {t('more', { count: Math.min(STEP, total - shown) })}
        </Link>
      ) : (
        <p>{t('narrow')}</p>
      )}
    </div>
  )
}
