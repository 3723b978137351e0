import { Link, useRouterState } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import button from '#app/ui/button.module.css'
import { Hits } from './hits.tsx'
import type { SearchOutcome } from './search.functions.ts'
import type { SearchResult, Suggestions } from './search.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-page.module.css'
import type { SearchParams } from './search-params.ts'
import { Ideas, QueryLinks, Ranges, Recent } from './starts.tsx'
import { useTypedSearch } from './use-typed-search.ts'
import { useSearchWords } from './words.ts'

/** Search as a page: an ordinary form, the words in the address, results as they are typed. */
export function SearchPage({ outcome, params }: { outcome: SearchOutcome; params: SearchParams }) {
  const shop = useCopy()
  const t = useSearchWords()
  const query = outcome.ok ? outcome.result.query : outcome.query
  const { field, type, submit } = useTypedSearch(query)
  const looking = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{outcome.ok ? t('title') : shop('error.title')}</h1>
        <div className={styles.field}>
          <SearchField field={field} initial={query} onType={type} onSubmit={submit} />
        </div>
      </div>
      <div className={styles.results} aria-busy={looking}>
        {!outcome.ok ? (
          <Failed reference={outcome.reference} />
        ) : outcome.result.query === '' ? (
          <Start />
        ) : outcome.result.total === 0 ? (
          <Nothing result={outcome.result} />
        ) : (
          <Found result={outcome.result} params={params} />
        )}
      </div>
    </div>
  )
}

function Found({ result, params }: { result: SearchResult; params: SearchParams }) {
  const t = useSearchWords()
  const { query, total } = result
  return (
    <>
      <p role="status" className={styles.status}>
        {total === 1 ? t('results.one', { query }) : t('results', { query, count: total })}
      </p>
      <Suggested suggestions={result.suggestions} />
      <Hits result={result} params={params} />
    </>
  )
}

/** Collections by that name, and what else the words could become. */
function Suggested({ suggestions: { queries, collections } }: { suggestions: Suggestions }) {
  const t = useSearchWords()
  const names = new Set(collections.map(({ title }) => title.toLowerCase()))
  const others = queries.filter((text) => !names.has(text.toLowerCase()))
  if (collections.length + others.length === 0) return null
  return (
    <nav className={styles.suggested} aria-label={t('suggestions')}>
      {collections.length > 0 ? (
        <ul className={styles.collections}>
          {collections.map(({ handle, title }) => (
            <li key={handle}>
              <Link to="/collections/$handle" params={{ handle }} className={styles.collection}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <QueryLinks queries={others} />
    </nav>
  )
}

function Start() {
  const t = useSearchWords()
  return (
    <div className={styles.start}>
      <p className={styles.lead}>{t('prompt-text')}</p>
      <Ideas />
      <Ranges />
      <Recent />
    </div>
  )
}

function Nothing({ result }: { result: SearchResult }) {
  const t = useSearchWords()
  const { query, suggestions } = result
  return (
    <div className={styles.start}>
      <p role="status" className={styles.lead}>
        {t('none', { query })}
      </p>
      {suggestions.queries.length > 0 ? (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('words')}</h2>
          <QueryLinks queries={suggestions.queries} />
        </section>
      ) : null}
      <Ideas />
      <Ranges />
    </div>
  )
}

/** The field above stays, and so do the words in it. */
function Failed({ reference }: { reference: string }) {
  const shop = useCopy()
  const t = useSearchWords()
  return (
    <div className={styles.start}>
      <div role="alert" className={styles.part}>
        <p className={styles.lead}>{t('failed')}</p>
        <p>{t('failed-text')}</p>
      </div>
      <p>
        <Link to="." reloadDocument search={(before) => before} className={button.primary}>
          {t('retry')}
        </Link>
      </p>
      <Ranges />
      <p className={styles.reference}>
        {shop('error.reference')}: <code>{reference}</code>
      </p>
    </div>
  )
}
