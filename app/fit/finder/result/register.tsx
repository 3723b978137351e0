import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fitScreenWords } from '#app/copy/fit-finder-screens.ts'
import { useWords } from '#app/copy/use-words.ts'
import { EmailField } from '#app/forms/email-field.tsx'
import { Field } from '#app/forms/field.tsx'
import { showProblems } from '#app/forms/show-problems.ts'
import button from '#app/ui/button.module.css'
import screen from '../screen.module.css'
import { ScreenTitle, useFinderScreen } from '../screen.tsx'
import styles from './register.module.css'

/** The register step (FIT-05): email and marketing consent, both optional, with what is stored and why. */
export function Register() {
  const { send } = useFinderScreen()
  const t = useWords(fitScreenWords)
  // '' is an empty field, which is allowed; null is an invalid address.
  const [email, setEmail] = useState<string | null>('')
  const [isValidated, setIsValidated] = useState(false)
  const [marketing, setMarketing] = useState(false)
  return (
    <form
      className={screen.plain}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (email === null) showProblems(event.currentTarget, () => setIsValidated(true))
        else send({ type: 'save', registration: { email: email || null, marketing: marketing && email !== '' } })
      }}
    >
      <ScreenTitle>{t('save.title')}</ScreenTitle>
      <p className={screen.lead}>{t('save.why')}</p>
      <div className={styles.fields}>
        <EmailField label={t('save.email')} onEmail={setEmail} showProblem={isValidated} optional />
        <Field label={t('save.marketing')} isCheckbox>
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={marketing}
              onChange={({ target }) => setMarketing(target.checked)}
            />
          )}
        </Field>
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
