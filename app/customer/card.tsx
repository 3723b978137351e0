import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

/** A section of the overview; `more` is the link to its full page. */
export function Card(props: { title: string; more?: ReactNode; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} data-wide={props.wide || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {props.title}
        </h2>
        {props.more}
      </header>
      {props.children}
    </section>
  )
}

/** Shown in place of an empty list. */
export function EmptyState(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{props.title}</p>
      <p className={styles.quiet}>{props.text}</p>
      {props.children}
    </div>
  )
}
