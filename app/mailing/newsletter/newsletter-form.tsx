import { useEffect, useState } from 'react'
import { track } from '#app/analytics/track.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useMessageFor } from '#app/copy/use-message-for.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { useFormAction } from '#app/region/use-form-action.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { subscribeFn } from './newsletter.functions.ts'
import styles from './newsletter-form.module.css'

/** The newsletter sign-up (FORM-02). `hasFailed`: the form was posted without script and its sign-up failed. */
export function NewsletterForm({ onDark, hasFailed }: { onDark?: boolean; hasFailed?: boolean }) {
  const t = useCopy()
  const messageFor = useMessageFor()
  const region = useRegion().code
  const action = useFormAction('/newsletter')
  const [isHydrated, setIsHydrated] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [subscribedEmail, setSubscribedEmail] = useState<string | null>(null)
  const [problem, setProblem] = useState(hasFailed ? messageFor('mailing.subscribe-failed') : '')

  // before hydration the button must stay enabled: the browser posts the form
  useEffect(() => setIsHydrated(true), [])

  async function subscribe(): Promise<boolean> {
    if (!email) return false
    setProblem('')
    // a call that does not arrive has failed like any other
    const outcome = await subscribeFn({ data: { region, email, source: 'Footer' } }).catch(() => ({ ok: false }))
    if (outcome.ok) {
      track('Newsletter Sign Up', { source: 'Footer', channel: 'email' })
      setSubscribedEmail(email)
    } else setProblem(messageFor('mailing.subscribe-failed'))
    return outcome.ok
  }

  return (
    <div className={styles.place} data-on-dark={onDark || undefined}>
      {/* rendered before its text, so that screen readers announce it */}
      <div role="status">
        {subscribedEmail ? (
          <>
            <p className={styles.joined}>{t('newsletter.joined')}</p>
            <p>{t('newsletter.sent-by-email', { email: subscribedEmail })}</p>
          </>
        ) : null}
      </div>
      {subscribedEmail ? null : (
        <form method="post" action={action} className={styles.form}>
          <EmailField label={t('newsletter.email')} onEmail={setEmail} onDark={onDark} />
          <SubmitButton
            className={styles.button}
            onSubmit={subscribe}
            disabled={isHydrated && !email}
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
