import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { searchWords } from '#app/copy/search.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './reading-notes.module.css'
import type { Reading } from './search.ts'

/**
 * How a query was read: its sizes as links that remove them, sizes that no product has, and a corrected spelling. The
 * links lead to the search page, or call `onQuery`.
 */
export function ReadingNotes({ reading, onQuery }: { reading: Reading; onQuery?: (query: string) => void }) {
  const t = useWords(searchWords)
  const { sizes, missingSizes, correction } = reading
  const getLinkProps = (query: string) => ({
    search: { q: query || undefined },
    onClick(event: MouseEvent) {
      if (!onQuery || isBrowserHandledClick(event)) return
      event.preventDefault()
      onQuery(query)
    },
  })
  if (sizes.length + missingSizes.length === 0 && correction === null) return null
  return (
    <div className={styles.notes}>
      {correction === null ? null : (
        <p>
          <Link to="/pages/search" {...getLinkProps(correction)} preload={false} data-list-item>
            {t('did-you-mean', { query: correction })}
          </Link>
        </p>
      )}
      {missingSizes.length > 0 ? (
        <p>{t('not-in-size', { size: missingSizes.map(({ label }) => label).join(', ') })}</p>
      ) : null}
      {sizes.length > 0 ? (
        <ul className={styles.sizes} aria-label={t('sizes')}>
          {sizes.map((size) => (
            <li key={size.key}>
              <Link
                to="/pages/search"
                {...getLinkProps(size.rest)}
                preload={false}
                className={styles.size}
                aria-label={t('remove-size', { size: size.label })}
                data-list-item
              >
                <span>{size.label}</span>
                <CloseIcon />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
