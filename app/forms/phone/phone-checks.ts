import type { Phone, PhoneOutcome } from './phone-outcome.ts'

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
