import { type FormEvent, useState } from 'react'
import { preferencesWords } from '#app/copy/account-forms.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { Field } from '#app/forms/field.tsx'
import { PhoneField } from '#app/forms/phone/phone-field.tsx'
import { usePhone } from '#app/forms/phone/use-phone.ts'
import { useRegion } from '#app/region/use-region.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import form from '../account-form.module.css'
import { callForOwner } from '../call-for-owner.ts'
import type { Customer } from '../customer.ts'
import { CHANNELS, type Channel, getChanges, isOptedIn, type RequestedPreferences } from '../customer.ts'
import list from '../list.module.css'
import { useFormOwner } from '../sign-in/use-session-owner.ts'
import { changePreferencesFn } from './preferences.functions.ts'
import styles from './preferences.module.css'
import type { PreferencesOutcome } from './preferences.server.ts'

/**
 * The customer's marketing preferences by channel. The saved state is written beside each checkbox, so that an unsaved change
 * is not mistaken for it.
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
  const [requested, setRequested] = useState<Record<Channel, boolean>>({
    email: isOptedIn(marketing.email),
    sms: isOptedIn(marketing.sms),
  })
  const phone = usePhone()
  const { problems, isSaved, save, reset } = useSavePreferences(onChange)
  const changes = getChanges(marketing, requested)
  const needsNumber = changes.sms === true && savedNumber === null

  function set(channel: Channel, isRequested: boolean) {
    reset()
    setRequested({ ...requested, [channel]: isRequested })
  }

  /** The saved state of a channel, and where its messages go. */
  function formatState(channel: Channel): string {
    const contact = channel === 'email' ? customer.email : savedNumber
    return [t(`state-${channel}-${marketing[channel]}`), ...(contact ? [t(`${channel}-to`, { contact })] : [])].join(
      ' ',
    )
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
            <Field isCheckbox label={t(channel)} hint={formatState(channel)}>
              {(control) => (
                <input
                  {...control}
                  type="checkbox"
                  name={channel}
                  checked={requested[channel]}
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

function Problems({ problems }: { problems: readonly PreferencesProblem[] }) {
  const t = useWords(preferencesWords)
  const messageFor = useMessageFor()
  if (problems.length === 0) return null
  return (
    <div role="alert" className={form.alert}>
      {problems.map(({ words, limit }) => (
        <p key={words}>{limit === undefined ? t(words) : `${t(words)} ${messageFor('limit.reached', limit)}`}</p>
      ))}
    </div>
  )
}

/** A preference that was not saved. `limit`: the seconds to wait after too many changes. */
type PreferencesProblem = { words: 'failed' | 'failed-email' | 'failed-sms'; limit?: number }

const NOT_SENT = { status: 'failed' } as const

/** Saves marketing preferences. The account shows a change only once it is saved. */
function useSavePreferences(onChange: (change: (customer: Customer) => Customer) => void) {
  const region = useRegion().code
  const owner = useFormOwner()
  const [problems, setProblems] = useState<readonly PreferencesProblem[]>([])
  const [isSaved, setIsSaved] = useState(false)

  function reset(): void {
    setProblems([])
    setIsSaved(false)
  }

  async function save(requested: RequestedPreferences): Promise<boolean> {
    reset()
    const outcome = await callForOwner(
      region,
      owner,
      (accessToken): Promise<PreferencesOutcome> =>
        changePreferencesFn({ data: { region, accessToken, ...requested } }).catch(() => NOT_SENT),
    )
    const newProblems = outcome.status === 'changed' ? listProblems(outcome) : [{ words: 'failed' } as const]
    if (outcome.status === 'changed') onChange((customer) => applySaved(customer, requested, outcome))
    setProblems(newProblems)
    setIsSaved(newProblems.length === 0)
    return newProblems.length === 0
  }

  return { problems, isSaved, save, reset }
}

type Changed = Extract<PreferencesOutcome, { status: 'changed' }>

const listProblems = (outcome: Changed): PreferencesProblem[] =>
  CHANNELS.flatMap((channel) => {
    const result = outcome[channel]
    if (!result || result.ok) return []
    return [{ words: `failed-${channel}` as const, ...('retryAfterS' in result && { limit: result.retryAfterS }) }]
  })

/** Returns the customer with the saved preferences, and with a typed number if it was saved. */
function applySaved(customer: Customer, requested: RequestedPreferences, outcome: Changed): Customer {
  const marketing = { ...customer.marketing }
  for (const channel of CHANNELS) if (outcome[channel]?.ok) marketing[channel] = requested[channel] ? 'on' : 'off'
  const phone = customer.phone ?? (outcome.sms?.ok && requested.sms ? (requested.phone?.number ?? null) : null)
  return { ...customer, marketing, phone }
}
