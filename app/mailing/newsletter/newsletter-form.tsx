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
import type { NewsletterProblem, PostedNewsletter } from './newsletter-post.server.ts'

const FAILED = { ok: false, failure: 'mailing.subscribe-failed' } as const

/** The newsletter sign-up (FORM-02). `posted` is what was typed before hydration and refused. */
export function NewsletterForm({ onDark, posted }: { onDark?: boolean; posted?: PostedNewsletter | null }) {
  const t = useCopy()
  const messageFor = useMessageFor()
  const region = useRegion().code
  const action = useFormAction('/newsletter')
  const [isHydrated, setIsHydrated] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [subscribedEmail, setSubscribedEmail] = useState<string | null>(null)
  const formatProblem = ({ failure, retryAfterS }: NewsletterProblem): string =>
    failure === 'common.email.incorrect-format' ? t(failure) : messageFor(failure, retryAfterS)
  const [problem, setProblem] = useState(posted ? formatProblem(posted.problem) : '')

  // before hydration the button must stay enabled: the browser posts the form
  useEffect(() => setIsHydrated(true), [])

  async function subscribe(): Promise<boolean> {
    if (!email) return false
    setProblem('')
    // a call that does not arrive has failed like any other
    const outcome = await subscribeFn({ data: { region, email, source: 'Footer' } }).catch(() => FAILED)
    if (outcome.ok) {
      track('Newsletter Sign Up', { source: 'Footer', channel: 'email' })
      setSubscribedEmail(email)
    } else setProblem(formatProblem(outcome))
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
          <EmailField label={t('newsletter.email')} onEmail={setEmail} defaultValue={posted?.email} onDark={onDark} />
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
