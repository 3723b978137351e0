import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

/** One thing of the account: what it is, what it holds, and where there is more of it. */
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

/** What a card or a page says while there is nothing in it. */
export function Nothing(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.lead}>{props.title}</p>
      <p className={styles.quiet}>{props.text}</p>
      {props.children}
    </div>
  )
}
