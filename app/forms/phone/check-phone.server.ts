import type { LimitRefusal } from '#app/http/limits/limit-refusal.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { Phone, PhoneOutcome } from './phone-outcome.ts'

export type PhoneDeps = {
  backend: Pick<BackendClient, 'validatePhone'>
  /** The refusal of a client that checks too many numbers. */
  checkLimit: () => Promise<LimitRefusal | null>
}

/** Checks a phone number with the backend (FORM-03), within the limit. A check that fails is not reported. */
export async function checkPhone(
  { backend, checkLimit }: PhoneDeps,
  { countryCode, number }: Phone,
): Promise<PhoneOutcome> {
  const refusal = await checkLimit()
  if (refusal) return refusal
  try {
    const { error, number: checked } = await backend.validatePhone(countryCode, number)
    if (!error) return { ok: true, number: checked || number }
    return typeof error === 'string' ? { ok: false, error } : { ok: false, failure: 'phone.invalid' }
  } catch {
    return { ok: false, failure: 'phone.invalid' }
  }
}
