import type { Model, OutputName } from './model.ts'
import type { Belief } from './prior.ts'

/** How likely each size of one option is, in the option's own order; adds up to 1. */
export type Odds = { labels: readonly string[]; probabilities: readonly number[] }

/** The sizes' probabilities under a belief. */
export function oddsOf(model: Model, output: OutputName, { mean, covariance }: Belief): Odds {
  const { latent, labels, edges } = model.outputs[output]
  const at = mean[latent] ?? 0
  const spread = Math.sqrt(covariance[latent]?.[latent] ?? 0)
  const below = [0, ...edges.map((edge) => normal((edge - at) / spread)), 1]
  return { labels, probabilities: labels.map((_, i) => (below[i + 1] ?? 1) - (below[i] ?? 0)) }
}

/**
 * The index of the size to lead with: the most likely one. Sizes are of unequal width, so a wide one can be the most
 * likely without being in the middle; where that is more than a step off the median, or too little is known, the median.
 */
export function leadingSize({ probabilities }: Odds, { cautious }: { cautious: boolean }): number {
  const likely = probabilities.indexOf(Math.max(...probabilities))
  const middle = medianOf(probabilities)
  return cautious || Math.abs(likely - middle) > 1 ? middle : likely
}

function medianOf(probabilities: readonly number[]): number {
  let below = 0
  for (const [i, each] of probabilities.entries()) {
    below += each
    if (below >= 0.5) return i
  }
  return 0
}

/** The standard normal distribution function. */
export function normal(x: number): number {
  return 0.5 * erfc(-x / Math.SQRT2)
}

/** Complementary error function; Numerical Recipes' Chebyshev fit, whose relative error stays below 1.2e-7. */
function erfc(x: number): number {
  const z = Math.abs(x)
  const t = 1 / (1 + 0.5 * z)
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  const exponent = terms.reduceRight((sum, term) => sum * t + term, 0)
  const answer = t * Math.exp(-z * z + exponent)
  return x >= 0 ? answer : 2 - answer
}
