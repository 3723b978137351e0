import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { MessageCode } from '#app/copy/message-for.ts'
import { useMessageFor } from '#app/copy/use-message-for.ts'
import button from '#app/ui/button.module.css'
import styles from './answers-sent.module.css'
import { useFeedbackWords } from './words.ts'

/** The thanks for answers, in place of their form, from which it takes the focus. */
export function AnswersSent({ thanks, next }: { thanks: MessageCode; next: string }) {
  const t = useFeedbackWords()
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
