import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import { OPTION_CODES, toUrlValue } from '#app/fit/option-codes.ts'
import { type FitHalf, getSize, REQUIRED_SIZES, type SavedFit } from '#app/fit/saved-fit.ts'
import { writeSession } from '#app/visitor/browser-state.ts'
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

/** Saves the sizes of a fit as filters of the session (spec 3, "Session filters"), so that both halves open in them (COL-03). */
export function saveSessionSizes(fit: SavedFit): void {
  for (const option of REQUIRED_SIZES) {
    const size = getSize(fit, option)
    if (size !== undefined) writeSession(option, JSON.stringify([size]))
  }
}
