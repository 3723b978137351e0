import { Link } from '@tanstack/react-router'
import button from '#app/ui/button.module.css'
import type { Refusal } from './sign-in/sign-in-machine.ts'
import styles from './signed-out.module.css'
import { useAccountWords } from './use-account-words.ts'

/** The account of nobody: why, and how to get in. */
export function SignedOut({ why, onSignIn }: { why: Refusal | null; onSignIn: () => void }) {
  const t = useAccountWords()
  const said = why ?? 'signed-out'
  return (
    <div className={styles.page}>
      <div role={why && why !== 'cancelled' ? 'alert' : undefined} className={styles.said}>
        <h1 className={styles.title}>{t(said)}</h1>
        <p className={styles.text}>{t(`${said}-text`)}</p>
      </div>
      <div className={styles.ways}>
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
