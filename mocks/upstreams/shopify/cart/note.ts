import { type CartUserError, createUserError } from './user-error.ts'

/** Shopify's limit for a cart's note, in characters. */
const MAX_NOTE_LENGTH = 5_000

export function validateNote(note: string | null | undefined, field: readonly string[]): CartUserError[] {
  if ((note ?? '').length <= MAX_NOTE_LENGTH) return []
  const message = `The note exceeds the maximum number of ${MAX_NOTE_LENGTH} characters.`
  return [createUserError('NOTE_TOO_LONG', field, message)]
}
