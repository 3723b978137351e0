import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'
import { availability, indexOf } from './variant-grid.ts'

/** As many as are offered beside a size that is gone. */
const OFFERED = 3
/** Further than this from what was wanted, another size is no help. Steps in an option's list. */
const MAX_STEPS = 2
/** A step is one place in an option’s list. A leg is the least of it, and another build or cut is another pair of trousers. */
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
 * Sizes near one that is gone, which can be put in a cart at once: the nearest first, and of two equally near the longer
 * or wider, since cloth can be taken up and not let out. Options still open count as no difference.
 */
export function neighbours({ options, variants }: Product, wanted: Choice): Choice[] {
  const found: { choice: number[]; cost: number; larger: number }[] = []
  const walk = (choice: number[], cost: number) => {
    const at = choice.length
    const option = options[at]
    if (!option) {
      const larger = choice.reduce((steps, value, each) => steps + value - (wanted[each] ?? value), 0)
      if (availability(variants, indexOf(variants.shape, choice)).state === 'available')
        found.push({ choice, cost, larger })
      return
    }
    for (let value = 0; value < option.values.length; value++) {
      const steps = Math.abs(value - (wanted[at] ?? value))
      const more = steps === 0 ? 0 : steps * (STEP_COST[option.type] ?? 1)
      if (cost + more <= MAX_STEPS) walk([...choice, value], cost + more)
    }
  }
  walk([], 0)
  return found
    .toSorted((a, b) => a.cost - b.cost || b.larger - a.larger)
    .slice(0, OFFERED)
    .map(({ choice }) => choice)
}
