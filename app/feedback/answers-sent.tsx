import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { feedbackWords } from '#app/copy/feedback.ts'
import { type MessageCode, useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import styles from './answers-sent.module.css'

/** The thanks for answers, in place of their form, from which it takes the focus. */
export function AnswersSent({ thanks, next }: { thanks: MessageCode; next: string }) {
  const t = useWords(feedbackWords)
  const messageFor = useMessageFor()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.sent}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {messageFor(thanks)}
      </h2>
      <p>{next}</p>
      <Link to="/" className={button.secondary}>
        {t('onwards')}
      </Link>
    </section>
  )
}
