import { useState } from 'react'
import { useMessageFor } from '#app/copy/use-message-for.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { findFitFn } from '../fit.functions.ts'
import { useFinderScreen } from './machine/finder-context.ts'
import styles from './result/register.module.css'
import screen from './screen.module.css'
import { ScreenTitle } from './screen-title.tsx'
import { useFinderWords } from './words.ts'

/** Sends a saved fit to its email address (FIT-06). Nothing of the fit is shown here. */
export function FindSavedFit() {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const messageFor = useMessageFor()
  const region = useRegion().code
  const [email, setEmail] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function find(): Promise<boolean> {
    if (!email) return false
    setProblem('')
    const outcome = await findFitFn({ data: { region, email } }).catch(() => null)
    if (outcome?.ok) setSentTo(email)
    else
      setProblem(
        outcome === null || outcome.failure === 'fit.fetch-failed'
          ? t('find.failed')
          : outcome.failure === 'too-many'
            ? t('find.too-often')
            : messageFor(outcome.failure),
      )
    return outcome?.ok ?? false
  }

  return (
    <div className={screen.plain}>
      <ScreenTitle>{t(sentTo ? 'find.coming' : 'find.title')}</ScreenTitle>
      <p className={screen.lead} role="status">
        {sentTo ? t('find.coming-text', { email: sentTo }) : t('find.text')}
      </p>
      {sentTo ? null : (
        <form className={styles.fields} noValidate onSubmit={(event) => event.preventDefault()}>
          <EmailField label={t('find.email')} onEmail={setEmail} />
          <SubmitButton
            onSubmit={find}
            disabled={!email}
            words={{
              ready: t('find.submit'),
              loading: t('find.submitting'),
              success: t('find.coming'),
              error: t('find.submit'),
            }}
          />
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </form>
      )}
      <p className={screen.note}>
        <button type="button" className={button.quiet} onClick={() => send({ type: 'home' })}>
          {t('find.retake')}
        </button>
      </p>
    </div>
  )
}
