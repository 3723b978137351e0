import { RESULT_OPTIONS } from '#app/fit/finder/result/confidence.ts'
import { getShopLink } from '#app/fit/finder/result/shop-link.ts'
import { type FitHalf, getSize, type SavedFit } from '#app/fit/saved-fit.ts'
import type { FilterKey } from './filter-keys.ts'
import type { SelectedSizes } from './filters.ts'
import { readSessionSizes } from './read-session-filters.ts'

/** A link from the goods of one half of a shopper's fit to those of the other. */
export type OtherHalf = { half: FitHalf } & ReturnType<typeof getShopLink>

/**
 * The tops in the shopper's size beside trousers, and the other way round, from the saved fit or from the session, which
 * has the last result of the Fit Finder. Undefined if a size is unknown, and where goods of both halves are listed.
 */
export function getOtherHalf(fit: SavedFit | null, keys: readonly FilterKey[]): OtherHalf | undefined {
  const [hasTrousers, hasTops] = [keys.includes('w'), keys.includes('c')]
  if (hasTrousers === hasTops) return undefined
  const half = hasTrousers ? 'top' : 'bottom'
  const known = [fit, toFit(readSessionSizes())].find((sizes) => sizes && isHalfComplete(sizes, half))
  return known ? { half, ...getShopLink({ fit: known }, half) } : undefined
}

const isHalfComplete = (fit: SavedFit, half: FitHalf): boolean =>
  RESULT_OPTIONS[half].every((option) => getSize(fit, option) !== undefined)

/** The sizes of a session of which one each is selected. */
function toFit({ w, b, l, s, c, lh }: SelectedSizes): SavedFit {
  const single = (values: readonly string[] = []) => (values.length === 1 ? values[0] : undefined)
  const [waist, build, leg] = [w, b, l].map(single)
  const [size, cut, length] = [s, c, lh].map(single)
  return {
    bottom: { ...(waist && { waist }), ...(build && { build }), ...(leg && { leg }) },
    top: { ...(size && { size }), ...(cut && { cut }), ...(length && { length }) },
  }
}
