import { type CartUserError, userError } from './user-error.ts'

/** Shopify's limit for a cart's note. */
const MAX_NOTE = 5_000

export function noteErrors(note: string | null | undefined, field: readonly string[]): CartUserError[] {
  if ((note ?? '').length <= MAX_NOTE) return []
  return [userError('NOTE_TOO_LONG', field, `The note exceeds the maximum number of ${MAX_NOTE} characters.`)]
}
