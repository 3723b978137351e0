import type { flashCode as words } from '../en-GB/flash-code.ts'

/** Where American English differs. */
export const flashCode: Partial<Record<keyof typeof words, string>> = {
  refused: '{code} does not apply to your cart',
}
