import { useRef, useState } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import { useRegion } from '#app/region/use-region.ts'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { Phone, PhoneOutcome } from './phone.functions.ts'
import { checkPhoneFn } from './phone.functions.ts'

export type PhoneState = ReturnType<typeof usePhone>

/** Returns the state of a `PhoneField`; its form creates it and checks the number before sending it. */
export function usePhone(initial: Partial<Phone> = {}) {
  const region = useRegion().code
  const messageFor = useMessageFor()
  const input = useRef<HTMLInputElement>(null)
  const [phone, setPhone] = useState<Phone>({ countryCode: DELIVERY_COUNTRIES[region][0], number: '', ...initial })
  const [refusal, setRefusal] = useState<Exclude<PhoneOutcome, { ok: true }> | null>(null)
  const [checks] = useState(() => createPhoneChecks((checked) => checkPhoneFn({ data: { region, ...checked } })))

  function formatProblem(refused: NonNullable<typeof refusal>): string {
    if ('error' in refused) return refused.error
    return messageFor(refused.failure, refused.failure === 'limit.reached' ? refused.retryAfterS : undefined)
  }

  /** Checks the number with the server and shows its problem. Returns null if it has one, or has changed meanwhile. */
  async function check({ countryCode, number }: Phone = phone): Promise<Phone | null> {
    const outcome = await checks.check({ countryCode, number: number.trim() })
    if (!outcome) return null
    setRefusal(outcome.ok ? null : outcome)
    return outcome.ok ? { countryCode, number: outcome.number } : null
  }

  return {
    ...phone,
    input,
    problem: refusal && formatProblem(refusal),
    /** Whether the number may be sent: there is one, and the server has not refused it. */
    canSubmit: phone.number.trim() !== '' && !(refusal && 'error' in refusal),

    change(changed: Partial<Phone>) {
      checks.reset()
      setRefusal(null)
      setPhone({ ...phone, ...changed })
    },

    /** For blur and a change of country: an empty number has no problem yet. */
    checkIfFilled(changed: Partial<Phone> = {}) {
      const next = { ...phone, ...changed }
      if (next.number.trim() !== '') void check(next)
    },

    /** For a form that is submitted: also focuses a number with a problem. */
    async checkToSubmit(): Promise<Phone | null> {
      const checked = await check()
      if (!checked) input.current?.focus()
      return checked
    },

    /**
     * For forms with an optional number: returns null and focuses the field only if the server refuses the number. A number
     * that cannot be checked is returned as typed.
     */
    async checkOptional(): Promise<string | null> {
      const number = phone.number.trim()
      if (number === '') return ''
      const outcome = await checks.check({ countryCode: phone.countryCode, number })
      if (!outcome) return null
      setRefusal(outcome.ok ? null : outcome)
      if ('error' in outcome) input.current?.focus()
      return outcome.ok ? outcome.number : 'error' in outcome ? null : number
    },
  }
}

/**
 * Creates the checks of one phone field, which repeat a check of the same number only if it failed. `check` returns null if the
 * number has changed meanwhile, so that late outcomes are dropped.
 */
export function createPhoneChecks(request: (phone: Phone) => Promise<PhoneOutcome>) {
  type Check = { phone: Phone; outcome: Promise<PhoneOutcome>; hasFailed: boolean }
  let latest: Check | undefined

  function start(phone: Phone): Check {
    const outcome = request(phone).catch((): PhoneOutcome => ({ ok: false, failure: 'phone.invalid' }))
    const check: Check = { phone, outcome, hasFailed: false }
    void outcome.then((result) => {
      check.hasFailed = 'failure' in result
    })
    return check
  }

  return {
    async check(phone: Phone): Promise<PhoneOutcome | null> {
      const isKnown =
        latest?.phone.number === phone.number && latest.phone.countryCode === phone.countryCode && !latest.hasFailed
      const check = latest && isKnown ? latest : start(phone)
      latest = check
      const outcome = await check.outcome
      return latest === check ? outcome : null
    },

    /** Drops the pending check, because the number is being changed. */
    reset() {
      latest = undefined
    },
  }
}
