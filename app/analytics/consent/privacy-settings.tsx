import { type FormEvent, useId, useState } from 'react'
import { privacySettingsWords } from '#app/copy/consent.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { refusesCookies } from '#app/visitor/browser-state.ts'
import { ALLOW_ALL, type Consent, getConsent, hasGlobalPrivacyControl, PURPOSES, saveConsent } from './consent.ts'
import styles from './privacy-settings.module.css'

/** The cookie settings, with a switch per purpose. The footer reopens them. */
export function PrivacySettings() {
  const t = useWords(privacySettingsWords)
  const { panel, close } = useOpenPanel()
  return (
    <Drawer open={panel === 'cookies'} title={t('title')} closeLabel={t('close')} onClose={close}>
      <SettingsForm
        onSave={(consent) => {
          saveConsent(consent)
          close()
        }}
      />
    </Drawer>
  )
}

function SettingsForm({ onSave }: { onSave: (consent: Consent) => void }) {
  const t = useWords(privacySettingsWords)
  const [consent, setConsent] = useState(getConsent)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave(consent)
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <div className={styles.rows}>
        <p className={styles.text}>{t('text')}</p>
        {refusesCookies() ? (
          <p className={styles.note}>{t('cookies-refused')}</p>
        ) : hasGlobalPrivacyControl() ? (
          <p className={styles.note}>{t('browser-refuses')}</p>
        ) : null}
        <section className={styles.row}>
          <h3 className={styles.name}>{t('necessary')}</h3>
          <span className={styles.always}>{t('always')}</span>
          <p className={styles.description}>{t('necessary-text')}</p>
        </section>
        {PURPOSES.map((purpose) => (
          <Switch
            key={purpose}
            name={t(purpose)}
            description={t(`${purpose}-text`)}
            isOn={consent[purpose]}
            onChange={(isOn) => setConsent({ ...consent, [purpose]: isOn })}
          />
        ))}
      </div>
      <div className={styles.answers}>
        <button type="submit" className={button.primary}>
          {t('save')}
        </button>
        <button type="button" className={button.secondary} onClick={() => onSave(ALLOW_ALL)}>
          {t('accept')}
        </button>
      </div>
    </form>
  )
}

function Switch(props: { name: string; description: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
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
        checked={props.isOn}
        aria-describedby={`${id}-description`}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <p id={`${id}-description`} className={styles.description}>
        {props.description}
      </p>
    </section>
  )
}
