import type { Answers } from './answers.ts'
import type { Observation } from './model.ts'
import type { Posterior } from './prior.ts'

/** One answer as a measurement of a latent variable: its value and the variance of its noise. */
type Measurement = { latent: number; h: number; value: number; variance: number }

/**
 * Updates a posterior by one measurement, in place (a scalar Kalman step). A measurement beyond the gate is weakened to
 * it and reported as contradicting. The order of measurements does not matter.
 */
export function updatePosterior(
  { mean, covariance }: Posterior,
  { latent, h, value, variance }: Measurement,
  gate: number,
) {
  const column = (covariance[latent] ?? new Float64Array()).map((value) => value * h)
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

/** An answer as a measurement; undefined if it is missing or an unknown label. */
export function toMeasurement(observation: Observation, answers: Answers, g: number): Measurement | undefined {
  const code = toCode(observation, answers[observation.answer])
  if (!code) return undefined
  let [value, variance] = code
  value -= observation.c + (observation.ageSlope ?? 0) * g
  variance += observation.r
  const adjustment = observation.adjustedBy
  if (adjustment) {
    const other = answers[adjustment.answer]
    value -= adjustment.d * (typeof other === 'number' ? other : adjustment.mean)
    if (other === undefined) variance += adjustment.d * adjustment.d * adjustment.variance
  }
  return { latent: observation.latent, h: observation.h, value, variance }
}

function toCode({ labels }: Observation, answer: string | number | undefined): [number, number] | undefined {
  if (answer === undefined) return undefined
  if (typeof answer === 'number') return [answer, 0]
  return labels?.[answer]
}
