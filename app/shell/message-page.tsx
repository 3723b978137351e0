import type { ReactNode } from 'react'
import styles from './message-page.module.css'

/** The look of a page that has one thing to say: not found, failed, empty. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
