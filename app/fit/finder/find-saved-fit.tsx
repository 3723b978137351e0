import { useState } from 'react'
import { messageFor } from '#app/copy/message-for.ts'
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

/** FIT-06. The fit goes to the address it was saved with, and nowhere else: nothing of it is shown here. */
export function FindSavedFit() {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  const region = useRegion().code
  const [email, setEmail] = useState<string | null>(null)
  const [coming, setComing] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function find(): Promise<boolean> {
    if (!email) return false
    setProblem('')
    const outcome = await findFitFn({ data: { region, email } }).catch(() => null)
    if (outcome?.ok) setComing(email)
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
      <ScreenTitle>{t(coming ? 'find.coming' : 'find.title')}</ScreenTitle>
      <p className={screen.lead} role="status">
        {coming ? t('find.coming-text', { email: coming }) : t('find.text')}
      </p>
      {coming ? null : (
        <form className={styles.fields} noValidate onSubmit={(event) => event.preventDefault()}>
          <EmailField label={t('find.email')} onEmail={setEmail} />
          <SubmitButton
            act={find}
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
