import { feedbackWords } from '#app/copy/feedback.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { MAILBOXES } from '#contracts/shop/contact.ts'
import type { AnswersOutcome } from './answers-outcome.ts'

/** Why a form of answers was not taken. `unavailable` is the form's own text for a missing call. */
export function AnswersAlert<Name extends string>(props: { outcome: AnswersOutcome<Name>; unavailable: string }) {
  const { outcome, unavailable } = props
  const t = useWords(feedbackWords)
  const messageFor = useMessageFor()
  if (outcome.status === 'sent') return null
  if (outcome.status === 'incomplete') {
    const isMissed = Object.values(outcome.problems).includes('missed')
    return <p>{t(isMissed ? 'missed' : 'too-long.form')}</p>
  }
  if (outcome.failure === 'limit.reached') return <p>{messageFor(outcome.failure, outcome.retryAfterS)}</p>
  if (outcome.failure === 'form.offline') return <p>{messageFor(outcome.failure)}</p>
  if (outcome.failure === 'unavailable') {
    // a link to a page of ours would leave the form
    return (
      <p>
        {unavailable} <a href={`mailto:${MAILBOXES.help}`}>{MAILBOXES.help}</a>
      </p>
    )
  }
  return (
    <>
      <p>{messageFor(outcome.failure)}</p>
      <p>{t('failed.next')}</p>
    </>
  )
}
