import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmailField } from '#app/forms/email-field.tsx'
import button from '#app/ui/button.module.css'
import { useFinderScreen } from '../machine/finder-context.ts'
import screen from '../screen.module.css'
import { ScreenTitle } from '../screen-title.tsx'
import { useFinderWords } from '../words.ts'
import styles from './register.module.css'

/** FIT-05. Both are asked, neither is needed; what is kept, and why, is said before it is. */
export function Register() {
  const { send } = useFinderScreen()
  const t = useFinderWords()
  // '' is no address, which is fine; null is one that is not right yet
  const [email, setEmail] = useState<string | null>('')
  const [marketing, setMarketing] = useState(false)
  return (
    <form
      className={screen.plain}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (email !== null)
          send({ type: 'save', details: { email: email || null, marketing: marketing && email !== '' } })
      }}
    >
      <ScreenTitle>{t('save.title')}</ScreenTitle>
      <p className={screen.lead}>{t('save.why')}</p>
      <div className={styles.fields}>
        <EmailField label={t('save.email')} onEmail={setEmail} optional />
        <label className={styles.consent}>
          <input
            type="checkbox"
            checked={marketing}
            className={styles.box}
            onChange={({ target }) => setMarketing(target.checked)}
          />
          {t('save.marketing')}
        </label>
      </div>
      <p className={screen.note}>
        {t('save.privacy')}{' '}
        <Link to="/pages/$handle" params={{ handle: 'privacy' }} target="_blank">
          {t('save.privacy-link')}
        </Link>
      </p>
      <div className={screen.actions}>
        <button type="submit" className={`${button.primary} ${screen.next}`}>
          {t('save.submit')}
        </button>
      </div>
    </form>
  )
}
