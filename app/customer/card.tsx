import { useId } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import type { Elements } from '#app/ui/elements.ts'
import styles from './card.module.css'
import retryNoticeStyles from './retry-notice.module.css'

/** A section of the overview; `more` is the link to its full page. */
export function Card(props: { title: string; more?: Elements; wide?: boolean; children: Elements }) {
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
export function EmptyState(props: { title: string; text: string; children?: Elements }) {
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{props.title}</p>
      <p className={styles.quiet}>{props.text}</p>
      {props.children}
    </div>
  )
}

/** Says that a part of the account could not be read, with a button that reads it again. */
export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useWords(accountWords)
  return (
    <div className={retryNoticeStyles.notice}>
      <p role="alert">{text}</p>
      <button type="button" className={button.secondary} onClick={onRetry}>
        {t('try-again')}
      </button>
    </div>
  )
}
