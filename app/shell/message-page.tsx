import { Link } from '@tanstack/react-router'
import { type CopyKey, useCopy } from '#app/copy/every-page.ts'
import type { Elements } from '#app/ui/elements.ts'
import styles from './message-page.module.css'

/** The layout of a page with one message. The title defaults to page not found (PAGE-05). */
export function MessagePage({ title, children }: { title?: string; children: Elements }) {
  const t = useCopy()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title ?? t('not-found.title')}</h1>
      {children}
    </div>
  )
}

const SUGGESTED_LINKS: readonly (readonly [CopyKey, string])[] = [
  ['footer.trousers', '/collections/trousers'],
  ['footer.denim', '/collections/denim'],
  ['footer.shorts', '/collections/shorts'],
  ['footer.tops', '/collections/tops'],
]

/** Links to collections, on a page without what was looked for. */
export function SuggestedLinks() {
  const t = useCopy()
  return (
    <nav aria-label={t('not-found.ways')}>
      <ul className={styles.ways}>
        {SUGGESTED_LINKS.map(([title, href]) => (
          <li key={href}>
            <Link to={href} className={styles.way}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
