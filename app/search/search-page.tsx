import { useNavigate, useRouterState } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { Browse } from '#app/collection/browse.tsx'
import type { BrowsedProducts } from '#app/collection/collection.server.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import { StaticPart } from '#app/page/static-part.tsx'
import { saveSearch } from './recent-searches.ts'
import type { SearchOutcome } from './search.functions.ts'
import { getNoneText, normalizeQuery, type SearchResults, toSizeParams } from './search.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-page.module.css'
import { SearchParts } from './search-parts.tsx'
import { RecentSearches } from './suggestions.tsx'
import { TYPING_PAUSE_MS } from './use-predictive-search.ts'
import './help-links.module.css?styles-only'
import './reading-notes.module.css?styles-only'

/** The search page: a form whose query is in the URL, and results that follow what is typed. */
export function SearchPage({ outcome }: { outcome: SearchOutcome }) {
  const shop = useCopy()
  const t = useWords(searchWords)
  const query = outcome.ok ? outcome.results.query : outcome.query
  const { field, onType, onSubmit } = useSearchField(query)
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  const list = outcome.ok ? outcome.results.list : null
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{outcome.ok ? t('title') : shop('error.title')}</h1>
        <div className={styles.field}>
          <SearchField field={field} initial={query} onType={onType} onSubmit={onSubmit} />
        </div>
      </div>
      <div className={styles.results} aria-busy={isLoading}>
        {outcome.ok && query !== '' ? <Status results={outcome.results} /> : null}
        <StaticSearchParts key={`${outcome.ok} ${query}`} outcome={outcome} />
        {outcome.ok && list ? <Results results={outcome.results} list={list} /> : null}
        {query === '' ? (
          <div className={styles.start}>
            <RecentSearches />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Says what was found; one element for all queries, so that screen readers announce the next. */
function Status({ results: { query, list, help } }: { results: SearchResults }) {
  const t = useWords(searchWords)
  const text = list ? 'results' : help.length > 0 ? 'help-only' : getNoneText(query)
  return (
    <p role="status" className={list ? styles.status : styles.none}>
      {t(text, { query })}
    </p>
  )
}

function Results({
  results: { query, reading, matchingIndexes },
  list,
}: {
  results: SearchResults
  list: BrowsedProducts
}) {
  const browsed = useMemo(
    () => ({ ...list, name: 'search', path: '/pages/search', search: { query, sizes: toSizeParams(reading.filters) } }),
    [list, query, reading],
  )
  /** Remembers a search that led to a product. */
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('article a')) saveSearch(query)
  }
  return (
    // biome-ignore lint/a11y: the links inside are what is pressed
    <div onClick={onClick}>
      <Browse key={query} list={browsed} matchingIndexes={matchingIndexes} />
    </div>
  )
}

type PartsProps = ComponentProps<typeof SearchParts>

const renderOnServer = createIsomorphicFn().server((props: PartsProps) => <SearchParts {...props} />)
const LazySearchParts = lazy(() => import('./search-parts.tsx').then((module) => ({ default: module.SearchParts })))

/** `SearchParts` as a static part; its code loads with the first query that is typed here. */
const StaticSearchParts = (props: PartsProps) => (
  <StaticPart server={renderOnServer(props)} client={<LazySearchParts {...props} />} />
)

/**
 * Syncs the search page's field and its URL. Typing replaces the URL after a pause, so that Back leaves the search page instead
 * of undoing letters.
 */
function useSearchField(query: string) {
  const navigate = useNavigate({ from: '/pages/search' })
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  // Sync from the URL on navigation, but never overwrite text that is being typed.
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input && normalizeQuery(input.value) !== query) input.value = query
  }, [query])

  function search(typed: string) {
    clearTimeout(timer.current)
    const q = normalizeQuery(typed) || undefined
    void navigate({ search: ({ sort }) => ({ q, sort }), replace: true, resetScroll: false })
  }

  function onType(typed: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), TYPING_PAUSE_MS)
  }

  function onSubmit(typed: string) {
    saveSearch(typed)
    search(typed)
  }

  return { field, onType, onSubmit }
}
