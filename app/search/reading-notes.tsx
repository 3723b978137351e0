import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './reading-notes.module.css'
import type { Reading } from './search.ts'

/**
 * How a query was read: its sizes, price and pack as links that remove them, what no product has, and a corrected spelling.
 * The links lead to the search page, or call `onQuery`.
 */
export function ReadingNotes({ reading, onQuery }: { reading: Reading; onQuery?: (query: string) => void }) {
  const t = useWords(searchWords)
  const { filters, missing, correction } = reading
  const getLinkProps = (query: string) => ({
    search: { q: query || undefined },
    onClick(event: MouseEvent) {
      if (!onQuery || isBrowserHandledClick(event)) return
      event.preventDefault()
      onQuery(query)
    },
  })
  if (filters.length + missing.length === 0 && correction === null) return null
  return (
    <div className={styles.notes}>
      {correction === null ? null : (
        <p>
          <Link to="/pages/search" {...getLinkProps(correction)} preload={false} data-list-item>
            {t('did-you-mean', { query: correction })}
          </Link>
        </p>
      )}
      {missing.length > 0 ? <p>{t('missing', { parts: missing.join(', ') })}</p> : null}
      {filters.length > 0 ? (
        <ul className={styles.sizes} aria-label={t('query-filters')}>
          {filters.map(({ label, rest }) => (
            <li key={label}>
              <Link
                to="/pages/search"
                {...getLinkProps(rest)}
                preload={false}
                className={styles.size}
                aria-label={t('remove-filter', { part: label })}
                data-list-item
              >
                <span>{label}</span>
                <CloseIcon />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
