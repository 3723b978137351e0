import type { ReactNode } from 'react'
import { returnsWords } from '#app/copy/returns.ts'
import { useWords } from '#app/copy/use-words.ts'
import { MAILBOXES } from '#contracts/shop/contact.ts'
import { normalizeOrderNumber } from './return-answers.ts'

/** A link that writes to us, with the order's number in the subject once it is typed. */
export function HelpMail(props: { orderNumber: string; className?: string | undefined; children?: ReactNode }) {
  const t = useWords(returnsWords)
  const number = normalizeOrderNumber(props.orderNumber)
  const subject = number ? t('mail-subject.order', { number }) : t('mail-subject')
  return (
    <a href={`mailto:${MAILBOXES.help}?subject=${encodeURIComponent(subject)}`} className={props.className}>
      {props.children ?? MAILBOXES.help}
    </a>
  )
}
