import { STANDARD_DAYS_WRITTEN } from '#contracts/shop/delivery.ts'
import type { homeReasons as words } from '../en-GB/home-reasons.ts'

/** Where American English differs. */
export const homeReasons: Partial<Record<keyof typeof words, string>> = {
  'care.2.text': `${STANDARD_DAYS_WRITTEN} business days, to the door, with nothing to pay when it gets there.`,
}
