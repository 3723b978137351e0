import type { Model, OutputName } from './model.ts'
import type { Posterior } from './prior.ts'

/** The probability of each size of one option, in the option's order; they sum to 1. */
export type SizeDistribution = { labels: readonly string[]; probabilities: readonly number[] }

/** Computes the size distribution of an option from a posterior. */
export function computeDistribution(
  model: Model,
  output: OutputName,
  { mean, covariance }: Posterior,
): SizeDistribution {
  const { latent, labels, edges } = model.outputs[output]
  const latentMean = mean[latent] ?? 0
  const spread = Math.sqrt(covariance[latent]?.[latent] ?? 0)
  const cumulative = [0, ...edges.map((edge) => computeNormalCdf((edge - latentMean) / spread)), 1]
  return { labels, probabilities: labels.map((_, i) => (cumulative[i + 1] ?? 1) - (cumulative[i] ?? 0)) }
}

/**
 * The index of the recommended size: the most likely one. Sizes have unequal widths, so the median is used when the most
 * likely size is more than one step away from it, or when a base answer is missing (`isCautious`).
 */
export function chooseSize({ probabilities }: SizeDistribution, { isCautious }: { isCautious: boolean }): number {
  const mode = probabilities.indexOf(Math.max(...probabilities))
  const median = findMedian(probabilities)
  return isCautious || Math.abs(mode - median) > 1 ? median : mode
}

function findMedian(probabilities: readonly number[]): number {
  let cumulative = 0
  for (const [i, probability] of probabilities.entries()) {
    cumulative += probability
    if (cumulative >= 0.5) return i
  }
  return 0
}

/** The standard normal distribution function. */
export function computeNormalCdf(x: number): number {
  return 0.5 * erfc(-x / Math.SQRT2)
}

/** Complementary error function: the Chebyshev fit of Numerical Recipes, with a relative error below 1.2e-7. */
function erfc(x: number): number {
  const z = Math.abs(x)
  const t = 1 / (1 + 0.5 * z)
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  const exponent = terms.reduceRight((sum, term) => sum * t + term, 0)
  const result = t * Math.exp(-z * z + exponent)
  return x >= 0 ? result : 2 - result
}
