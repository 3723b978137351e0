import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { Browse } from '#app/collection/browse.tsx'
import type { BrowsedProducts } from '#app/collection/collection.server.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { GENERAL_HELP, HelpLinks } from './help-links.tsx'
import partTitle from './part-title.module.css'
import { getNoneText, isolate } from './query-script.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { saveSearch } from './recent-searches.ts'
import type { SearchOutcome } from './search.functions.ts'
import {
  type Asked,
  getDistinctQueries,
  MAX_QUERY,
  normalizeQuery,
  type SearchResults,
  type Suggestions,
  toSizeParams,
} from './search.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-page.module.css'
import { CollectionLinks, PopularSearches, QueryLinks, RecentSearches } from './suggestions.tsx'
import { TYPING_PAUSE_MS } from './use-predictive-search.ts'

/** The search page: a form whose query is in the URL, and results that follow what is typed. */
export function SearchPage({ outcome }: { outcome: SearchOutcome }) {
  const shop = useCopy()
  const t = useWords(searchWords)
  const query = outcome.ok ? outcome.results.query : outcome.query
  const { field, onType, onSubmit } = useSearchField(query)
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{outcome.ok ? t('title') : shop('error.title')}</h1>
        <div className={styles.field}>
          <SearchField field={field} initial={query} onType={onType} onSubmit={onSubmit} />
        </div>
      </div>
      <div className={styles.results} aria-busy={isLoading}>
        {!outcome.ok ? (
          <Failed reference={outcome.reference} />
        ) : outcome.results.query === '' ? (
          <StartView />
        ) : outcome.results.list === null ? (
          <NoResults results={outcome.results} />
        ) : (
          <Results results={outcome.results} list={outcome.results.list} />
        )}
      </div>
    </div>
  )
}

function Results({ results, list }: { results: SearchResults; list: BrowsedProducts }) {
  const t = useWords(searchWords)
  const { query, reading } = results
  const browsed = useMemo(
    () => ({ ...list, name: 'search', path: '/pages/search', search: { query, sizes: toSizeParams(reading.asked) } }),
    [list, query, reading],
  )
  /** Remembers a search that led to a product. */
  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('article a')) saveSearch(query)
  }
  return (
    <>
      <p role="status" className={styles.status}>
        {t('results', { query: isolate(query) })}
      </p>
      <div className={styles.found}>
        <CutNote query={query} />
        <ReadingNotes reading={reading} />
        <SuggestionList suggestions={results.suggestions} asked={reading.asked} />
        <HelpLinks pages={results.help} />
      </div>
      {/* biome-ignore lint/a11y: the links inside are what is pressed */}
      <div className={styles.browse} onClick={onClick}>
        <Browse key={query} list={browsed} matchingIndexes={results.matchingIndexes} />
      </div>
    </>
  )
}

/** Says that a query is longer than what is searched for. */
function CutNote({ query }: { query: string }) {
  const t = useWords(searchWords)
  return query.length < MAX_QUERY ? null : <p>{t('cut', { count: MAX_QUERY })}</p>
}

function SuggestionList({ suggestions, asked }: { suggestions: Suggestions; asked: readonly Asked[] }) {
  const t = useWords(searchWords)
  const { collections } = suggestions
  const queries = getDistinctQueries(suggestions)
  if (collections.length + queries.length === 0) return null
  return (
    <nav className={styles.suggested} aria-label={t('suggestions')}>
      {collections.length > 0 ? (
        <ul className={styles.collections}>
          {collections.map(({ handle, title }) => (
            <li key={handle}>
              <Link
                to="/collections/$handle"
                params={{ handle }}
                search={toSizeParams(asked)}
                className={styles.collection}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <QueryLinks queries={queries} />
    </nav>
  )
}

/** Shown before the first query. */
function StartView() {
  const t = useWords(searchWords)
  return (
    <div className={styles.start}>
      <p className={styles.lead}>{t('prompt-text')}</p>
      <PopularSearches />
      <CollectionLinks />
      <RecentSearches />
    </div>
  )
}

function NoResults({ results }: { results: SearchResults }) {
  const t = useWords(searchWords)
  const { query, suggestions, help } = results
  return (
    <div className={styles.start}>
      <p role="status" className={styles.lead}>
        {t(help.length > 0 ? 'help-only' : getNoneText(query), { query: isolate(query) })}
      </p>
      <CutNote query={query} />
      <ReadingNotes reading={results.reading} />
      <HelpLinks pages={help} />
      {suggestions.queries.length > 0 ? (
        <section className={styles.part}>
          <h2 className={partTitle.title}>{t('words')}</h2>
          <QueryLinks queries={suggestions.queries} />
        </section>
      ) : null}
      <PopularSearches />
      <CollectionLinks />
      {help.length === 0 ? <HelpLinks pages={GENERAL_HELP} /> : null}
    </div>
  )
}

function Failed({ reference }: { reference: string }) {
  const shop = useCopy()
  const t = useWords(searchWords)
  return (
    <div className={styles.start}>
      <div role="alert" className={styles.part}>
        <p className={styles.lead}>{t('failed')}</p>
        <p>{t('failed-text')}</p>
      </div>
      <p>
        <Link to="." reloadDocument search={(current) => current} className={button.primary}>
          {t('retry')}
        </Link>
      </p>
      <CollectionLinks />
      <p className={styles.reference}>
        {shop('error.reference')}: <code translate="no">{reference}</code>
      </p>
    </div>
  )
}

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
