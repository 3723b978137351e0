import { useCopy } from '#app/copy/every-page.ts'
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
