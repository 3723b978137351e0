import { type FormEvent, useId, useState } from 'react'
import { consentSettings } from '#app/copy/en-GB/consent.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { type Consent, EVERYTHING, PURPOSES } from './consent.ts'
import styles from './consent-settings.module.css'
import { choose, consentNow, refusedByBrowser } from './consent-store.ts'

/** What is asked about, one switch each; reopened from the footer at any time. */
export function ConsentSettings() {
  const t = useWords(consentSettings)
  const { panel, close } = useOpenPanel()
  return (
    <Drawer open={panel === 'cookies'} title={t('title')} closeLabel={t('close')} onClose={close}>
      <Choice
        onChoice={(consent) => {
          choose(consent)
          close()
        }}
      />
    </Drawer>
  )
}

function Choice({ onChoice }: { onChoice: (consent: Consent) => void }) {
  const t = useWords(consentSettings)
  const [consent, setConsent] = useState(consentNow)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoice(consent)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.rows}>
        <p className={styles.text}>{t('text')}</p>
        {refusedByBrowser() ? <p className={styles.note}>{t('browser-refuses')}</p> : null}
        <section className={styles.row}>
          <h3 className={styles.name}>{t('necessary')}</h3>
          <span className={styles.always}>{t('always')}</span>
          <p className={styles.about}>{t('necessary-text')}</p>
        </section>
        {PURPOSES.map((purpose) => (
          <Switch
            key={purpose}
            name={t(purpose)}
            about={t(`${purpose}-text`)}
            on={consent[purpose]}
            onTurn={(on) => setConsent({ ...consent, [purpose]: on })}
          />
        ))}
      </div>
      <div className={styles.answers}>
        <button type="submit" className={button.primary}>
          {t('save')}
        </button>
        <button type="button" className={button.secondary} onClick={() => onChoice(EVERYTHING)}>
          {t('accept')}
        </button>
      </div>
    </form>
  )
}

function Switch(props: { name: string; about: string; on: boolean; onTurn: (on: boolean) => void }) {
  const id = useId()
  return (
    <section className={styles.row}>
      <label htmlFor={id} className={styles.name}>
        {props.name}
      </label>
      <input
        id={id}
        type="checkbox"
        className={styles.switch}
        checked={props.on}
        aria-describedby={`${id}-about`}
        onChange={(event) => props.onTurn(event.target.checked)}
      />
      <p id={`${id}-about`} className={styles.about}>
        {props.about}
      </p>
    </section>
  )
}
