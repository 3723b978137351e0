import type { ProductSizes } from '../product.ts'
import type { Choice } from './choice.ts'
import { getAvailabilityState, getVariantIndex } from './variant-grid.ts'

/** How many sizes are offered beside an unavailable one. */
const MAX_OFFERED = 3
/** The largest difference that still helps, in steps of an option's list. */
const MAX_COST = 2
/** What a step in an option's list counts. An inch of leg matters least; another build or cut is another pair of trousers. */
const STEP_COST: Partial<Record<string, number>> = {
  leg: 0.9,
  length: 0.9,
  build: 2,
  cut: 2,
  taper: 1.5,
  pack: 1,
  amount: Number.POSITIVE_INFINITY,
}

/**
 * Available sizes near an unavailable one, the nearest first. Of two equally near the larger comes first, since cloth can
 * be taken up and not let out. Options that are not chosen count as no difference.
 */
export function getNearbySizes({ options, variants }: ProductSizes, requested: Choice): Choice[] {
  const candidates: { choice: number[]; cost: number; larger: number }[] = []
  const addCandidates = (choice: number[], cost: number) => {
    const at = choice.length
    const option = options[at]
    if (!option) {
      const larger = choice.reduce((steps, value, index) => steps + value - (requested[index] ?? value), 0)
      if (getAvailabilityState(variants, getVariantIndex(variants.shape, choice)) === 'available')
        candidates.push({ choice, cost, larger })
      return
    }
    for (let value = 0; value < option.values.length; value++) {
      const steps = Math.abs(value - (requested[at] ?? value))
      const stepCost = steps === 0 ? 0 : steps * (STEP_COST[option.type] ?? 1)
      if (cost + stepCost <= MAX_COST) addCandidates([...choice, value], cost + stepCost)
    }
  }
  addCandidates([], 0)
  return candidates
    .toSorted((a, b) => a.cost - b.cost || b.larger - a.larger)
    .slice(0, MAX_OFFERED)
    .map(({ choice }) => choice)
}
