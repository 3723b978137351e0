import { useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { callForOwner } from '../call-for-owner.ts'
import type { Customer } from '../customer.ts'
import { useFormOwner } from '../use-form-owner.ts'
import { changePreferencesFn } from './preferences.functions.ts'
import type { PreferencesOutcome } from './preferences.server.ts'
import { CHANNELS, type WishedPreferences } from './preferences.ts'

/** What was not saved. `limit`: the seconds to wait, where there were too many changes. */
export type PreferencesProblem = { words: 'failed' | 'failed-email' | 'failed-sms'; limit?: number }

const NOT_SENT = { status: 'failed' } as const

/** Saves marketing preferences. The account shows a channel as changed once its change is saved, and not before. */
export function useSavePreferences(onChange: (change: (customer: Customer) => Customer) => void) {
  const region = useRegion().code
  const owner = useFormOwner()
  const [problems, setProblems] = useState<readonly PreferencesProblem[]>([])
  const [isSaved, setIsSaved] = useState(false)

  function reset(): void {
    setProblems([])
    setIsSaved(false)
  }

  async function save(wished: WishedPreferences): Promise<boolean> {
    reset()
    const outcome = await callForOwner(
      region,
      owner,
      (accessToken): Promise<PreferencesOutcome> =>
        changePreferencesFn({ data: { region, accessToken, ...wished } }).catch(() => NOT_SENT),
    )
    const found = outcome.status === 'changed' ? listProblems(outcome) : [{ words: 'failed' } as const]
    if (outcome.status === 'changed') onChange((customer) => applySaved(customer, wished, outcome))
    setProblems(found)
    setIsSaved(found.length === 0)
    return found.length === 0
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

/** The customer with what was saved; a number that was typed for it is the account's. */
function applySaved(customer: Customer, wished: WishedPreferences, outcome: Changed): Customer {
  const marketing = { ...customer.marketing }
  for (const channel of CHANNELS) if (outcome[channel]?.ok) marketing[channel] = wished[channel] ? 'on' : 'off'
  const phone = customer.phone ?? (outcome.sms?.ok && wished.sms ? (wished.phone?.number ?? null) : null)
  return { ...customer, marketing, phone }
}
