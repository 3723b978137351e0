import { type FormEvent, useState } from 'react'
import { preferencesWords } from '#app/copy/account-forms.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { PhoneField } from '#app/forms/phone/phone-field.tsx'
import { usePhone } from '#app/forms/phone/use-phone.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import form from '../account-form.module.css'
import type { Customer } from '../customer.ts'
import list from '../list.module.css'
import styles from './preferences.module.css'
import { CHANNELS, type Channel, getChanges, isWanted } from './preferences.ts'
import { type PreferencesProblem, useSavePreferences } from './use-save-preferences.ts'

/**
 * The customer's marketing preferences by channel. What is saved is written beside each box, so that a box that was changed and
 * not saved says nothing else.
 */
export function Preferences({
  customer,
  onChange,
}: {
  customer: Customer
  onChange: (change: (customer: Customer) => Customer) => void
}) {
  const t = useWords(preferencesWords)
  const { marketing, phone: savedNumber } = customer
  const [wished, setWished] = useState<Record<Channel, boolean>>({
    email: isWanted(marketing.email),
    sms: isWanted(marketing.sms),
  })
  const phone = usePhone()
  const { problems, isSaved, save, reset } = useSavePreferences(onChange)
  const changes = getChanges(marketing, wished)
  const needsNumber = changes.sms === true && savedNumber === null

  function set(channel: Channel, isWished: boolean) {
    reset()
    setWished({ ...wished, [channel]: isWished })
  }

  async function submit(): Promise<boolean> {
    const checked = needsNumber ? await phone.checkToSubmit() : undefined
    if (checked === null) return false
    return save({ ...changes, phone: checked })
  }

  return (
    <section className={list.section} aria-labelledby="account-preferences">
      <h2 id="account-preferences" className={list.title}>
        {t('preferences')}
      </h2>
      <p className={list.quiet}>{t('lead')}</p>
      <form className={form.form} onSubmit={(event: FormEvent) => event.preventDefault()}>
        {CHANNELS.map((channel) => (
          <div key={channel} className={styles.channel}>
            <Field
              isCheckbox
              label={t(channel)}
              hint={
                <>
                  {t(`state-${channel}-${marketing[channel]}`)} <Contact channel={channel} customer={customer} />
                </>
              }
            >
              {(control) => (
                <input
                  {...control}
                  type="checkbox"
                  name={channel}
                  checked={wished[channel]}
                  onChange={({ target }) => set(channel, target.checked)}
                />
              )}
            </Field>
          </div>
        ))}
        {needsNumber ? <PhoneField phone={phone} /> : null}
        <Problems problems={problems} />
        <div className={form.actions}>
          <SubmitButton
            onSubmit={submit}
            disabled={Object.keys(changes).length === 0 || (needsNumber && !phone.canSubmit)}
            words={{ ready: t('save'), loading: t('saving'), success: t('saved'), error: t('not-saved') }}
          />
          <p role="status">{isSaved ? t('saved-text') : ''}</p>
        </div>
      </form>
    </section>
  )
}

/** Where a channel's messages go. */
function Contact({ channel, customer: { email, phone } }: { channel: Channel; customer: Customer }) {
  const t = useWords(preferencesWords)
  const contact = channel === 'email' ? email : phone
  return contact ? t(`${channel}-to`, { contact }) : null
}

function Problems({ problems }: { problems: readonly PreferencesProblem[] }) {
  const t = useWords(preferencesWords)
  const messageFor = useMessageFor()
  if (problems.length === 0) return null
  return (
    <div role="alert" className={form.alert}>
      {problems.map(({ words, limit }) => (
        <p key={words}>
          {t(words)}
          {limit === undefined ? null : ` ${messageFor('limit.reached', limit)}`}
        </p>
      ))}
    </div>
  )
}
