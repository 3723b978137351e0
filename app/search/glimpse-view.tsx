import { Link } from '@tanstack/react-router'
import button from '#app/ui/button.module.css'
import type { Looking } from './glimpse-machine.ts'
import { HitRow } from './hit-row.tsx'
import { Marked } from './marked.tsx'
import type { SearchHit } from './search.ts'
import styles from './search-drawer.module.css'
import { Ideas, Ranges } from './starts.tsx'
import { useSearchWords } from './words.ts'

/** What is known of what is being typed: products first, then what it could become. */
export function GlimpseView(props: {
  state: Exclude<Looking, { status: 'empty' }>
  onFollow: () => void
  onRetry: () => void
}) {
  const { state, onFollow } = props
  const { query, last } = state
  if (state.status === 'failed') return <Failed onFollow={onFollow} onRetry={props.onRetry} />
  if (!last) return <FirstLook />
  const { hits, queries, collections } = last.glimpse
  const stale = state.status === 'looking'
  if (hits.length + queries.length + collections.length === 0)
    return <Nothing query={last.query} stale={stale} onFollow={onFollow} />
  return (
    <div className={styles.found} aria-busy={stale}>
      <Announce stale={stale} count={hits.length} query={last.query} />
      <Suggested queries={queries} collections={collections} typed={last.query} onFollow={onFollow} />
      <Products hits={hits} query={query} onFollow={onFollow} />
    </div>
  )
}

/** For those who hear the page: how much was found, once it is. */
function Announce({ stale, count, query }: { stale: boolean; count: number; query: string }) {
  const t = useSearchWords()
  return (
    <p role="status" className="visually-hidden">
      {stale ? '' : count === 1 ? t('glimpse.one', { query }) : t('glimpse', { query, count })}
    </p>
  )
}

function Suggested(props: {
  queries: readonly string[]
  collections: readonly { handle: string; title: string }[]
  typed: string
  onFollow: () => void
}) {
  const t = useSearchWords()
  const { queries, collections, typed, onFollow } = props
  // a style or a kind is often a collection of the same name: one line is enough
  const names = new Set(collections.map(({ title }) => title.toLowerCase()))
  const others = queries.filter((text) => !names.has(text.toLowerCase()))
  if (others.length + collections.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('suggestions')}</h3>
      <ul className={styles.suggestions}>
        {collections.map(({ handle, title }) => (
          <li key={handle}>
            <Link
              to="/collections/$handle"
              params={{ handle }}
              className={styles.suggestion}
              onClick={onFollow}
              data-walk
            >
              <Marked text={title} typed={typed} />
            </Link>
          </li>
        ))}
        {others.map((text) => (
          <li key={text}>
            <Link to="/pages/search" search={{ q: text }} className={styles.suggestion} onClick={onFollow} data-walk>
              <Marked text={text} typed={typed} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Products(props: { hits: readonly SearchHit[]; query: string; onFollow: () => void }) {
  const t = useSearchWords()
  const { hits, query, onFollow } = props
  if (hits.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t('products')}</h3>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.handle}>
            <HitRow hit={hit} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      <Link to="/pages/search" search={{ q: query }} className={styles.all} onClick={onFollow} data-walk>
        {t('see-all', { query })}
      </Link>
    </section>
  )
}

/** The place of what will come, so that nothing jumps when it does. */
function FirstLook() {
  const t = useSearchWords()
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{t('searching')}</span>
    </div>
  )
}

function Nothing({ query, stale, onFollow }: { query: string; stale: boolean; onFollow: () => void }) {
  const t = useSearchWords()
  return (
    <div className={styles.found} aria-busy={stale}>
      <p role="status" className={styles.none}>
        {t('none', { query })}
      </p>
      <Ideas onFollow={onFollow} />
      <Ranges onFollow={onFollow} />
    </div>
  )
}

function Failed({ onFollow, onRetry }: { onFollow: () => void; onRetry: () => void }) {
  const t = useSearchWords()
  return (
    <div className={styles.found}>
      <div role="alert" className={styles.failed}>
        <p className={styles.none}>{t('failed')}</p>
        <p>{t('failed-text')}</p>
        <button type="button" className={button.secondary} onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
      <Ranges onFollow={onFollow} />
    </div>
  )
}
