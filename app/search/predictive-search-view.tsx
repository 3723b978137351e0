import { Link } from '@tanstack/react-router'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { GENERAL_HELP, HelpLinks } from './help-links.tsx'
import partTitle from './part-title.module.css'
import { ReadingNotes } from './reading-notes.tsx'
import { ResultRow } from './result-row.tsx'
import {
  getDistinctQueries,
  getNoneText,
  type PredictiveSearch,
  type QueryFilter,
  type SearchResult,
  toSizeParams,
} from './search.ts'
import styles from './search-drawer.module.css'
import { CollectionLinks, PopularSearches } from './suggestions.tsx'
import type { LoadedSearch, PredictiveSearchState } from './use-predictive-search.ts'

/** The predictive search of the drawer: suggestions, products, or why there are none. */
export function PredictiveSearchView(props: {
  state: Exclude<PredictiveSearchState, { status: 'empty' }>
  onFollow: () => void
  onQuery: (query: string) => void
  onRetry: () => void
}) {
  const { state, onFollow } = props
  const { query, loaded } = state
  if (state.status === 'failed') return <Failed onFollow={onFollow} onRetry={props.onRetry} />
  if (!loaded) return <Skeleton />
  const { products, queries, collections, help, reading } = loaded.search
  const isStale = state.status === 'loading'
  if (products.length + queries.length + collections.length + help.length === 0)
    return <NoResults query={loaded.query} isStale={isStale} onFollow={onFollow} />
  return (
    <div className={styles.content} aria-busy={isStale}>
      <ResultCount isStale={isStale} loaded={loaded} />
      <ReadingNotes reading={reading} onQuery={props.onQuery} />
      {products.length === 0 ? <HelpLinks pages={help} onFollow={onFollow} /> : null}
      <SuggestionList suggestions={loaded.search} typed={loaded.query} onFollow={onFollow} />
      <ProductList products={products} filters={reading.filters} query={query} onFollow={onFollow} />
      {products.length > 0 ? <HelpLinks pages={help} onFollow={onFollow} /> : null}
    </div>
  )
}

/** Announces the number of loaded products to screen readers; visible to all if there is only help. */
function ResultCount({ isStale, loaded: { query, search } }: { isStale: boolean; loaded: LoadedSearch }) {
  const t = useWords(searchWords)
  const count = search.products.length
  const isHelpOnly = count === 0 && search.help.length > 0
  const text = isHelpOnly ? t('help-only', { query }) : t('products-found', { query, count })
  return (
    <p role="status" className={isHelpOnly ? undefined : 'visually-hidden'}>
      {isStale ? '' : text}
    </p>
  )
}

function SuggestionList(props: { suggestions: PredictiveSearch; typed: string; onFollow: () => void }) {
  const t = useWords(searchWords)
  const { suggestions, typed, onFollow } = props
  const sizes = toSizeParams(suggestions.reading.filters)
  const queries = getDistinctQueries(suggestions)
  if (queries.length + suggestions.collections.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={partTitle.title}>{t('suggestions')}</h3>
      <ul className={styles.suggestions}>
        {suggestions.collections.map(({ handle, title }) => (
          <li key={handle}>
            <Link
              to="/collections/$handle"
              params={{ handle }}
              search={sizes}
              className={styles.suggestion}
              onClick={onFollow}
              data-list-item
            >
              <HighlightedMatch text={title} typed={typed} />
            </Link>
          </li>
        ))}
        {queries.map((query) => (
          <li key={query}>
            <Link
              to="/pages/search"
              search={{ q: query }}
              className={styles.suggestion}
              onClick={onFollow}
              data-list-item
            >
              <HighlightedMatch text={query} typed={typed} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProductList(props: {
  products: readonly SearchResult[]
  filters: readonly QueryFilter[]
  query: string
  onFollow: () => void
}) {
  const t = useWords(searchWords)
  const { products, filters, query, onFollow } = props
  if (products.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={partTitle.title}>{t('products')}</h3>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.handle}>
            <ResultRow product={product} filters={filters} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <Link to="/pages/search" search={{ q: query }} className={styles.all} onClick={onFollow} data-list-item>
        {t('see-all', { query })}
      </Link>
    </section>
  )
}

/** Placeholder of the first response, which prevents layout shift. */
function Skeleton() {
  const t = useWords(searchWords)
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('searching')}</span>
    </div>
  )
}

function NoResults({ query, isStale, onFollow }: { query: string; isStale: boolean; onFollow: () => void }) {
  const t = useWords(searchWords)
  return (
    <div className={styles.content} aria-busy={isStale}>
      <p role="status" className={styles.none}>
        {t(getNoneText(query), { query })}
      </p>
      <PopularSearches onFollow={onFollow} />
      <CollectionLinks onFollow={onFollow} />
      <HelpLinks pages={GENERAL_HELP} onFollow={onFollow} />
    </div>
  )
}

function Failed({ onFollow, onRetry }: { onFollow: () => void; onRetry: () => void }) {
  const t = useWords(searchWords)
  return (
    <div className={styles.content}>
      <div role="alert" className={styles.failed}>
        <p className={styles.none}>{t('failed')}</p>
        <p>{t('failed-text')}</p>
        <button type="button" className={button.secondary} onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
      <CollectionLinks onFollow={onFollow} />
    </div>
  )
}

/** A suggestion whose typed part is marked, so that the added words stand out. */
function HighlightedMatch({ text, typed }: { text: string; typed: string }) {
  const start = text.toLowerCase().indexOf(typed.toLowerCase())
  if (typed === '' || start < 0) return <span>{text}</span>
  const end = start + typed.length
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <mark>{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </span>
  )
}
