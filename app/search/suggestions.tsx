import { Link } from '@tanstack/react-router'
import { searchWords } from '#app/copy/search.ts'
import { collectionNames } from '#app/copy/shell.ts'
import { useWords } from '#app/copy/use-words.ts'
import partTitle from './part-title.module.css'
import { clearRecentSearches, useRecentSearches } from './recent-searches.ts'
import styles from './suggestions.module.css'

const POPULAR_SEARCHES = ['idea-1', 'idea-2', 'idea-3', 'idea-4', 'idea-5'] as const

const COLLECTIONS = ['trousers', 'denim', 'tops', 'shorts', 'underwear'] as const

/** Queries as links to their results. */
export function QueryLinks(props: { queries: readonly string[]; onFollow?: () => void }) {
  return (
    <ul className={styles.chips}>
      {props.queries.map((query) => (
        <li key={query}>
          <Link
            to="/pages/search"
            search={{ q: query }}
            preload={false}
            className={styles.chip}
            onClick={props.onFollow}
            data-list-item
          >
            {query}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Popular searches, for an empty field or a query without results. */
export function PopularSearches({ onFollow }: { onFollow?: () => void }) {
  const t = useWords(searchWords)
  return (
    <section className={styles.part}>
      <h2 className={partTitle.title}>{t('ideas')}</h2>
      <QueryLinks queries={POPULAR_SEARCHES.map((key) => t(key))} onFollow={onFollow} />
    </section>
  )
}

/** Recent searches of this browser with a button that clears them; nothing if there are none. */
export function RecentSearches({ onFollow }: { onFollow?: () => void }) {
  const t = useWords(searchWords)
  const queries = useRecentSearches()
  if (queries.length === 0) return null
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={partTitle.title}>{t('recent')}</h2>
        <button type="button" className={styles.clear} onClick={clearRecentSearches} aria-label={t('clear-recent')}>
          {t('clear')}
        </button>
      </div>
      <QueryLinks queries={queries} onFollow={onFollow} />
    </section>
  )
}

/** Links to the main collections. */
export function CollectionLinks({ onFollow }: { onFollow?: () => void }) {
  const names = useWords(collectionNames)
  const t = useWords(searchWords)
  return (
    <section className={styles.part}>
      <h2 className={partTitle.title}>{t('ranges')}</h2>
      <ul className={styles.collections}>
        {COLLECTIONS.map((handle) => (
          <li key={handle}>
            <Link
              to="/collections/$handle"
              params={{ handle }}
              preload={false}
              className={styles.collection}
              onClick={onFollow}
              data-list-item
            >
              {names(handle)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
