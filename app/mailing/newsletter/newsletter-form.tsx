import { useEffect, useState } from 'react'
import { track } from '#app/analytics/track.ts'
import { messageFor } from '#app/copy/message-for.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { subscribeFn } from './newsletter.functions.ts'
import styles from './newsletter-form.module.css'

/**
 * Joins the newsletter (FORM-02). Until script is there it is an ordinary form. `onDark`: it stands on ink; `failed`: how
 * it went without script.
 */
export function NewsletterForm({ onDark, failed }: { onDark?: boolean; failed?: boolean }) {
  const t = useCopy()
  const region = useRegion().code
  const action = useFormAction('/newsletter')
  const [live, setLive] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [joined, setJoined] = useState<string | null>(null)
  const [problem, setProblem] = useState(failed ? messageFor('mailing.subscribe-failed') : '')

  // until script is there, the form is the browser's and always ready
  useEffect(() => setLive(true), [])

  async function join(): Promise<boolean> {
    if (!email) return false
    setProblem('')
    // a call that never arrived is a failure like any other
    const outcome = await subscribeFn({ data: { region, email, source: 'Footer' } }).catch(() => ({ ok: false }))
    if (outcome.ok) {
      track('Newsletter Sign Up', { source: 'Footer', channel: 'email' })
      setJoined(email)
    } else setProblem(messageFor('mailing.subscribe-failed'))
    return outcome.ok
  }

  return (
    <div className={styles.place} data-on-dark={onDark || undefined}>
      {/* there before the words, so that they are said aloud */}
      <div role="status">
        {joined ? (
          <>
            <p className={styles.joined}>{t('newsletter.joined')}</p>
            <p>{t('newsletter.sent-by-email', { email: joined })}</p>
          </>
        ) : null}
      </div>
      {joined ? null : (
        <form method="post" action={action} className={styles.form}>
          <EmailField label={t('newsletter.email')} onEmail={setEmail} onDark={onDark} />
          <SubmitButton
            className={styles.button}
            act={join}
            disabled={live && !email}
            words={{
              ready: t('newsletter.join'),
              loading: t('newsletter.joining'),
              success: t('newsletter.joined'),
              error: t('newsletter.join'),
            }}
          />
          {problem ? (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          ) : (
            <p className={styles.problem} />
          )}
        </form>
      )}
    </div>
  )
}
