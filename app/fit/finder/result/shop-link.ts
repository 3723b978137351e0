import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { type FitHalf, getSize } from '#app/fit/saved-fit.ts'
import { RESULT_OPTIONS } from './confidence.ts'

/** The collection of a half, with its sizes as filters (FIT-07): w, b, l for trousers; s, c, lh for tops. */
export function getShopLink(
  { fit }: Pick<Recommendation, 'fit'>,
  half: FitHalf,
): { handle: string; search: Record<string, string> } {
  const filters = RESULT_OPTIONS[half].flatMap((option) => {
    const size = getSize(fit, option)
    return size === undefined ? [] : [[OPTION_CODES[option], toUrlValue(size)]]
  })
  return { handle: half === 'bottom' ? 'trousers' : 'tops', search: Object.fromEntries(filters) }
}
