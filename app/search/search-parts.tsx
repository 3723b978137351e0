import { Link } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { GENERAL_HELP, HelpLinks } from './help-links.tsx'
import partTitle from './part-title.module.css'
import { ReadingNotes } from './reading-notes.tsx'
import type { SearchOutcome } from './search.functions.ts'
import {
  getDistinctQueries,
  MAX_QUERY,
  type QueryFilter,
  type SearchResults,
  type Suggestions,
  toSizeParams,
} from './search.ts'
import styles from './search-page.module.css'
import { CollectionLinks, PopularSearches, QueryLinks } from './suggestions.tsx'

/** The links of the search page: where to start, where a query leads besides its products, or what to do without any. */
export function SearchParts({ outcome }: { outcome: SearchOutcome }) {
  if (!outcome.ok) return <Failed reference={outcome.reference} />
  const { results } = outcome
  if (results.query === '') return <StartView />
  return results.list === null ? <NoResults results={results} /> : <ResultNotes results={results} />
}

function ResultNotes({ results: { query, reading, suggestions, help } }: { results: SearchResults }) {
  return (
    <div className={styles.found}>
      <CutNote query={query} />
      <ReadingNotes reading={reading} />
      <SuggestionList suggestions={suggestions} filters={reading.filters} />
      <HelpLinks pages={help} />
    </div>
  )
}

/** Says that a query is longer than what is searched for. */
function CutNote({ query }: { query: string }) {
  const t = useWords(searchWords)
  return query.length < MAX_QUERY ? null : <p>{t('cut', { count: MAX_QUERY })}</p>
}

function SuggestionList({ suggestions, filters }: { suggestions: Suggestions; filters: readonly QueryFilter[] }) {
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
                search={toSizeParams(filters)}
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
    </div>
  )
}

function NoResults({ results }: { results: SearchResults }) {
  const t = useWords(searchWords)
  const { query, suggestions, help } = results
  return (
    <div className={styles.start}>
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
        {/* with a target, so that the page is loaded anew */}
        <Link to="." target="_self" search={(current) => current} className={button.primary}>
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
