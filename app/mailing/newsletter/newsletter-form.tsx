import { useEffect, useState } from 'react'
import { newsletterWords } from '#app/copy/newsletter.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { useFormAction } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import type { PostedNewsletter } from './newsletter.functions.ts'
import styles from './newsletter-form.module.css'
import { type NewsletterSource, SignUpNotice, useSignUp } from './use-sign-up.tsx'

/**
 * The newsletter sign-up by email (FORM-02). `posted` is a form that was posted before hydration and rejected. It stays
 * mounted after a success, so that the confirmation's modal can return the focus to it.
 */
export function NewsletterForm(props: {
  source?: NewsletterSource
  onDark?: boolean
  posted?: PostedNewsletter | null
}) {
  const { source = 'Footer', onDark, posted } = props
  const t = useWords(newsletterWords)
  const action = useFormAction('/newsletter')
  const [isHydrated, setIsHydrated] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  const [subscribedEmail, setSubscribedEmail] = useState<string | null>(null)
  const { problem, join } = useSignUp(source, posted?.outcome)

  // before hydration the button must stay enabled: the browser posts the form
  useEffect(() => setIsHydrated(true), [])

  async function subscribe(): Promise<boolean> {
    if (!email) return false
    const hasJoined = await join({ email })
    if (hasJoined) setSubscribedEmail(email)
    return hasJoined
  }

  return (
    <form method="post" action={action} className={styles.form} data-on-dark={onDark || undefined}>
      <EmailField label={t('email')} onEmail={setEmail} defaultValue={posted?.typed.email} onDark={onDark} />
      <SubmitButton
        className={`${styles.submit} ${styles.button}`}
        onSubmit={subscribe}
        disabled={isHydrated && !email}
        words={{
          ready: t('join'),
          loading: t('joining'),
          success: t('joined'),
          error: t('join'),
        }}
      />
      <SignUpNotice problem={problem} success={subscribedEmail ? t('sent-by-email', { email: subscribedEmail }) : ''} />
    </form>
  )
}
