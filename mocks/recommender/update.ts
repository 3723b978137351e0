import type { Answers } from './answers.ts'
import type { Observation } from './model.ts'
import type { Belief } from './prior.ts'

/** One answer as a measurement of a latent: its value and the variance of its noise. */
type Measurement = { latent: number; h: number; value: number; variance: number }

/**
 * Takes one measurement into a belief (a scalar Kalman step, in place). One that lies beyond the model's gate is weakened
 * to it and said to contradict. The order of measurements does not matter, any may be missing.
 */
export function observe({ mean, covariance }: Belief, { latent, h, value, variance }: Measurement, gate: number) {
  const column = (covariance[latent] ?? new Float64Array()).map((each) => each * h)
  const error = value - h * (mean[latent] ?? 0)
  let total = h * (column[latent] ?? 0) + variance
  const contradicts = error * error > gate * gate * total
  if (contradicts) total = (error * error) / (gate * gate)
  covariance.forEach((line, i) => {
    const gain = (column[i] ?? 0) / total
    mean[i] = (mean[i] ?? 0) + gain * error
    for (let j = 0; j < line.length; j++) line[j] = (line[j] ?? 0) - gain * (column[j] ?? 0)
  })
  return { contradicts }
}

/** What an answer measures, or undefined where it was not given or is a label that the model does not know. */
export function measurementOf(seen: Observation, answers: Answers, g: number): Measurement | undefined {
  const code = codeOf(seen, answers[seen.answer])
  if (!code) return undefined
  let [value, variance] = code
  value -= seen.c + (seen.ageSlope ?? 0) * g
  variance += seen.r
  const by = seen.adjustedBy
  if (by) {
    const other = answers[by.answer]
    value -= by.d * (typeof other === 'number' ? other : by.mean)
    if (other === undefined) variance += by.d * by.d * by.variance
  }
  return { latent: seen.latent, h: seen.h, value, variance }
}

function codeOf({ labels }: Observation, answer: string | number | undefined): [number, number] | undefined {
  if (answer === undefined) return undefined
  if (typeof answer === 'number') return [answer, 0]
  return labels?.[answer]
}
