import type { ProductSizes } from '../product.ts'
import type { Choice } from './choice.ts'
import { type AvailabilityState, getBestState } from './variant-grid.ts'

/** Why a value cannot be bought. `because` holds the options that rule it out; none if every size of it is unavailable. */
type UnavailableReason = { state: Exclude<AvailabilityState, 'available'>; because: readonly number[] }

/**
 * Why the requested value of option `at` cannot be bought; null if it can. Names as few of the options before it as
 * explain it: none, else one, else all of them.
 */
export function getUnavailableReason(
  { options, variants }: ProductSizes,
  requested: Choice,
  at: number,
): UnavailableReason | null {
  const getStateWith = (fixed: readonly number[]) =>
    getBestState(
      variants,
      options.map((_, index) => (index === at || fixed.includes(index) ? (requested[index] ?? null) : null)),
    )
  const before = options.flatMap((_, index) => (index < at && requested[index] != null ? [index] : []))
  const state = getStateWith(before)
  if (state === 'available') return null
  const candidates = [[], ...before.map((index) => [index]), before]
  return { state, because: candidates.find((fixed) => getStateWith(fixed) !== 'available') ?? before }
}
