import { OPTION_CODES, valueInUrl } from '#app/fit/option-codes.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { type FitHalf, sizeIn } from '#app/fit/saved-fit.ts'
import { SAID } from './confidence.ts'

/** FIT-07: the collection of a half, with its sizes as filters in the address: w, b, l for trousers; s, c, lh for tops. */
export function shopLink({ fit }: Recommendation, half: FitHalf): { handle: string; search: Record<string, string> } {
  const filters = SAID[half].flatMap((option) => {
    const size = sizeIn(fit, option)
    return size === undefined ? [] : [[OPTION_CODES[option], valueInUrl(size)]]
  })
  return { handle: half === 'bottom' ? 'trousers' : 'tops', search: Object.fromEntries(filters) }
}
