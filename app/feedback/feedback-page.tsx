import type { ReactNode } from 'react'
import styles from './feedback-page.module.css'

/** A page of one form, with its heading. */
export function FeedbackPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
