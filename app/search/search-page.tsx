import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCopy } from '#app/copy/every-page.ts'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { GENERAL_HELP, HelpLinks } from './help-links.tsx'
import partTitle from './part-title.module.css'
import { ReadingNotes } from './reading-notes.tsx'
import { saveSearch } from './recent-searches.ts'
import type { SearchOutcome } from './search.functions.ts'
import {
  getDistinctQueries,
  normalizeQuery,
  type QuerySize,
  type SearchResults,
  type Suggestions,
  toSizeParams,
} from './search.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-page.module.css'
import type { SearchParams } from './search-params.ts'
import { SearchResultList } from './search-results.tsx'
import { CollectionLinks, PopularSearches, QueryLinks, RecentSearches } from './suggestions.tsx'
import { TYPING_PAUSE_MS } from './use-predictive-search.ts'

/** The search page: a form whose query is in the URL, and results that follow what is typed. */
export function SearchPage({ outcome, params }: { outcome: SearchOutcome; params: SearchParams }) {
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
        ) : outcome.results.total === 0 ? (
          <NoResults results={outcome.results} />
        ) : (
          <Results results={outcome.results} params={params} />
        )}
      </div>
    </div>
  )
}

function Results({ results, params }: { results: SearchResults; params: SearchParams }) {
  const t = useWords(searchWords)
  const { query, total } = results
  return (
    <>
      <p role="status" className={styles.status}>
        {t('results', { query, count: total })}
      </p>
      <div className={styles.found}>
        <ReadingNotes reading={results.reading} />
        <SuggestionList suggestions={results.suggestions} sizes={results.reading.sizes} />
        <HelpLinks pages={results.help} />
      </div>
      <SearchResultList results={results} params={params} />
    </>
  )
}

function SuggestionList({ suggestions, sizes }: { suggestions: Suggestions; sizes: readonly QuerySize[] }) {
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
                search={toSizeParams(sizes)}
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
        {t(help.length > 0 ? 'help-only' : 'none', { query })}
      </p>
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
