import type { LimitRefusal } from '#app/http/limits/limit-refusal.ts'

/** A phone number as it was typed, with its country by ISO 3166 ('GB'). */
export type Phone = { countryCode: string; number: string }

/**
 * The outcome of checking a phone number: the number as the backend writes it, the backend's own sentence about a number
 * that it refuses, or a row of the error catalogue where nothing is known of the number.
 */
export type PhoneOutcome =
  | { ok: true; number: string }
  | { ok: false; error: string }
  | { ok: false; failure: 'phone.invalid' }
  | LimitRefusal
