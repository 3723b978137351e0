import type { ReactNode } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import styles from './message-page.module.css'

/** The look of a page that has one thing to say: not found (unless it is told otherwise, PAGE-05), failed, empty. */
export function MessagePage({ title, children }: { title?: string; children: ReactNode }) {
  const t = useCopy()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title ?? t('not-found.title')}</h1>
      {children}
    </div>
  )
}
