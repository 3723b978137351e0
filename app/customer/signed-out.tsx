import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accountWords } from '#app/copy/account.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { readDraft } from './account-draft.ts'
import type { SignInFailure } from './sign-in/sign-in-machine.ts'
import styles from './signed-out.module.css'

/** The account page of a visitor who is not signed in; `failure` says why a sign-in ended. */
export function SignedOut({ failure, onSignIn }: { failure: SignInFailure | null; onSignIn: () => void }) {
  const t = useWords(accountWords)
  const region = useRegion().code
  // shown in the browser only, after the account was open or a sign-in ended
  const [hasDraft] = useState(() => readDraft(region, Date.now()) !== null)
  const message = failure ?? 'signed-out'
  return (
    <div className={styles.page}>
      <div role={failure && failure !== 'cancelled' ? 'alert' : undefined} className={styles.message}>
        <h1 className={styles.title}>{t(message)}</h1>
        <p className={styles.text}>{t(`${message}-text`)}</p>
        {hasDraft ? <p className={styles.text}>{t('signed-out-draft')}</p> : null}
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onSignIn}>
          {t('sign-in')}
        </button>
        <Link to="/pages/$handle" params={{ handle: 'contact-us' }} preload={false} className={button.secondary}>
          {t('help')}
        </Link>
      </div>
    </div>
  )
}
