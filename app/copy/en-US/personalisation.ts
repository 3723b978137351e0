import { LETTERS_EXTRA_DAYS } from '#contracts/shop/letters.ts'
import type { personalisation as words } from '../en-GB/personalisation.ts'

/** Where American English differs. */
export const personalisation: Partial<Record<keyof typeof words, string>> = {
  hint: `{count} at most, in thread that keeps quiet. Adds {price} and ${LETTERS_EXTRA_DAYS} business days.`,
}
