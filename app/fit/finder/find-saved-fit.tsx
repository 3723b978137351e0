import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { findFitFn } from '../fit.functions.ts'
import type { FindOutcome } from '../fit-outcomes.ts'
import styles from './result/register.module.css'
import screen from './screen.module.css'
import { ScreenTitle, useFinderScreen } from './screen.tsx'

type FindProblem = {
  failure: (Extract<FindOutcome, { ok: false }> | LimitRefusal)['failure']
  retryAfterS?: number
}

/** Sends a saved fit to its email address (FIT-06). The page shows nothing of the fit. */
export function FindSavedFit() {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  const messageFor = useMessageFor()
  const region = useRegion().code
  const [email, setEmail] = useState<string | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [canSignIn, setCanSignIn] = useState(false)

  async function find(): Promise<boolean> {
    if (!email) return false
    setProblem('')
    setCanSignIn(false)
    const outcome = await findFitFn({ data: { region, email } }).catch(() => null)
    if (outcome?.ok) setSentTo(email)
    else {
      setProblem(formatProblem(outcome))
      setCanSignIn(outcome?.failure === 'no-mail')
    }
    return outcome?.ok ?? false
  }

  /** Returns the text of a failure; null stands for a call without response. */
  function formatProblem(problem: FindProblem | null): string {
    if (problem === null || problem.failure === 'fit.fetch-failed') return t('find.failed')
    if (problem.failure === 'too-many') return t('find.too-often')
    if (problem.failure === 'no-mail') return t('find.no-mail')
    return messageFor(problem.failure, problem.retryAfterS)
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
      {canSignIn ? (
        <p className={screen.note}>
          <Link to="/account" search={{ page: 'overview' }} preload={false} className={button.quiet}>
            {t('find.sign-in')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
