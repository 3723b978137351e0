import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** Checks a phone number of a country with the backend. POST, so that the number is in no address and no log. */
export const checkPhoneFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      countryCode: z.string().regex(/^[A-Z]{2}$/),
      number: z.string().trim().min(1).max(50),
    }),
  )
  .handler(({ data: { region, ...phone } }) =>
    checkPhone({ backend: getUpstreams(region).backend, checkLimit: () => checkLimit('phone-check') }, phone),
  )

export type PhoneDeps = {
  backend: Pick<BackendClient, 'validatePhone'>
  /** Returns the refusal of a client beyond the limit. */
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

/** A phone number as it was typed, with its country by ISO 3166 ('GB'). */
export type Phone = { countryCode: string; number: string }

/**
 * The outcome of checking a phone number: the number as the backend formats it, the backend's message about a refused
 * number, or a row of the error catalogue if the check failed.
 */
export type PhoneOutcome =
  | { ok: true; number: string }
  | { ok: false; error: string }
  | { ok: false; failure: 'phone.invalid' }
  | LimitRefusal
