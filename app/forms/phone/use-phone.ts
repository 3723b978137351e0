import { useRef, useState } from 'react'
import { useMessageFor } from '#app/copy/messages.ts'
import { useRegion } from '#app/region/use-region.ts'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { Phone, PhoneOutcome } from './phone.functions.ts'
import { checkPhoneFn } from './phone.functions.ts'

export type PhoneState = ReturnType<typeof usePhone>

/** The number and the problem of a `PhoneField`, which its form creates and checks before it sends the number. */
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

  /** Checks the number with the server and shows its problem. Null where it has one, or has changed meanwhile. */
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

    /** For a field that is left, and for another country: an empty number is no problem yet. */
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
     * For a form that can do without the number: null, and the focus, only where the server refuses it. A number that cannot
     * be checked is returned as it was typed.
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
 * The checks of one phone field. A number that was checked is not checked again, unless the check itself failed; `check`
 * returns null where the number has changed meanwhile, so that late outcomes are dropped.
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

    /** Drops the check under way: the number is being changed. */
    reset() {
      latest = undefined
    },
  }
}
