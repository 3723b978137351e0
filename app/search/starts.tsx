import { Link } from '@tanstack/react-router'
import type { CopyKey } from '#app/copy/en-GB.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { forgetSearches, useRecentSearches } from './recent-searches.ts'
import styles from './starts.module.css'
import { useSearchWords } from './words.ts'

const IDEAS = ['idea-1', 'idea-2', 'idea-3', 'idea-4', 'idea-5'] as const

const RANGES: readonly (readonly [CopyKey, string])[] = [
  ['footer.trousers', 'trousers'],
  ['footer.denim', 'denim'],
  ['footer.tops', 'tops'],
  ['footer.shorts', 'shorts'],
  ['footer.underwear', 'underwear'],
]

/** A page of its own (spec 2); without script too. */
const FIT_FINDER: string = '/fit-finder'

/** Words to search for, one press each. */
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
            data-walk
          >
            {query}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Where to begin when nothing has been typed. */
export function Ideas({ onFollow }: { onFollow?: () => void }) {
  const t = useSearchWords()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('ideas')}</h2>
      <QueryLinks queries={IDEAS.map((key) => t(key))} onFollow={onFollow} />
    </section>
  )
}

/** What this browser searched for last, and a way to forget it. Nothing where there is nothing. */
export function Recent({ onFollow }: { onFollow?: () => void }) {
  const t = useSearchWords()
  const recent = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('recent')}</h2>
        <button type="button" className={styles.clear} onClick={forgetSearches} aria-label={t('clear-recent')}>
          {t('clear')}
        </button>
      </div>
      <QueryLinks queries={recent} onFollow={onFollow} />
    </section>
  )
}

/** The ranges and the Fit Finder: ways on that need no words. */
export function Ranges({ onFollow }: { onFollow?: () => void }) {
  const shop = useCopy()
  const t = useSearchWords()
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('ranges')}</h2>
      <ul className={styles.ranges}>
        {RANGES.map(([name, handle]) => (
          <li key={handle}>
            <Link
              to="/collections/$handle"
              params={{ handle }}
              preload={false}
              className={styles.range}
              onClick={onFollow}
              data-walk
            >
              {shop(name)}
            </Link>
          </li>
        ))}
        <li>
          <Link to={FIT_FINDER} preload={false} className={styles.range} onClick={onFollow} data-walk>
            {t('fit')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
