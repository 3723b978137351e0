import type { Answers } from './answers.ts'
import type { Model } from './model.ts'

/** A Gaussian distribution over the latent variables of a body: their means and covariance. */
export type Posterior = { mean: Float64Array; covariance: Float64Array[] }

/** The distribution by height, weight and age alone, with those values on the model's scale. */
export type Prior = Posterior & { base: Base }

/** Height, log weight and age on the model's scale. */
type Base = readonly [h: number, l: number, g: number]

const FEATURES = 10
const BASE_AXES = [0, 1, 2] as const

/** Computes the prior from height, weight and age; missing answers widen it. */
export function computePrior(model: Model, answers: Answers): Prior {
  const { value, uncertainty } = imputeMissing(model, answers)
  const { centre, scale } = model.base
  const base: Base = [
    (value[0] - centre[0]) / scale[0],
    (value[1] - Math.log(centre[1])) / scale[1],
    (value[2] - centre[2]) / scale[2],
  ]
  const { features, slopes } = computeFeatures(model, base)
  const size = model.latents.length
  const mean = new Float64Array(size)
  const covariance: Float64Array[] = []
  const spread = computeSpread(model, base)
  for (let i = 0; i < size; i++) {
    mean[i] = dot(model.coefficients[i] ?? [], features)
    covariance.push(new Float64Array(size))
  }
  mean[0] = (mean[0] ?? 0) + model.priorWaistShiftIn
  // without missing answers there is no uncertainty to propagate
  const isUncertain = BASE_AXES.some((axis) => (uncertainty[axis]?.[axis] ?? 0) > 0)
  const gradient = isUncertain
    ? model.coefficients.map((row) => slopes.map((slope, axis) => dot(row, slope) / (scale[axis] ?? 1)))
    : undefined
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      const residual = (model.residuals[i]?.[j] ?? 0) * (spread[i] ?? 1) * (spread[j] ?? 1)
      setSymmetric(
        covariance,
        i,
        j,
        residual + (gradient ? propagateCovariance(gradient[i], uncertainty, gradient[j]) : 0),
      )
    }
  return { mean, covariance, base }
}

/**
 * Computes the features 1, h, l, g, h², l², g², hl, hg, lg and their derivatives. Outside the surveyed ranges the
 * quadratic terms continue along their tangent, so that sizes stay plausible.
 */
export function computeFeatures(model: Pick<Model, 'base'>, base: Base) {
  const inside = base.map((value, axis) => {
    const [low, high] = getScaledRange(model, axis)
    return Math.min(Math.max(value, low), high)
  }) as [number, number, number]
  const [h, l, g] = inside
  const terms = [1, h, l, g, h * h, l * l, g * g, h * l, h * g, l * g]
  const slopes = [
    [0, 1, 0, 0, 2 * h, 0, 0, l, g, 0],
    [0, 0, 1, 0, 0, 2 * l, 0, h, 0, g],
    [0, 0, 0, 1, 0, 0, 2 * g, 0, h, l],
  ]
  const features = terms.map(
    (value, k) => value + base.reduce((sum, v, axis) => sum + (v - (inside[axis] ?? 0)) * (slopes[axis]?.[k] ?? 0), 0),
  )
  return { features, slopes }
}

function getScaledRange({ base: { box, centre, scale } }: Pick<Model, 'base'>, axis: number): [number, number] {
  const toScale = (value: number) =>
    axis === 1 ? Math.log(value / centre[1]) / scale[1] : (value - (centre[axis] ?? 0)) / (scale[axis] ?? 1)
  const [low, high] = box[axis] ?? [0, 0]
  return [toScale(low), toScale(high)]
}

/** The standard deviation of each latent variable, which grows with weight and age. */
function computeSpread({ spread, spreadLimits: [[lLow, lHigh], [gLow, gHigh]] }: Model, [, l, g]: Base): number[] {
  const clampedL = Math.min(Math.max(l, lLow), lHigh)
  const clampedG = Math.min(Math.max(g, gLow), gHigh)
  return spread.map(([byWeight, byAge]) => Math.exp(byWeight * clampedL + byAge * clampedG))
}

/** Height, log weight and age with missing values at their conditional means, and the remaining covariance. */
function imputeMissing({ base: { mean, covariance } }: Model, { heightIn, weightLb, ageYears }: Answers) {
  const given = [heightIn, weightLb === undefined ? undefined : Math.log(weightLb), ageYears]
  const value: [number, number, number] = [...mean]
  const uncertainty = covariance.map((row) => [...row])
  for (let axis = 0; axis < 3; axis++) {
    const answer = given[axis]
    const variance = uncertainty[axis]?.[axis] ?? 0
    if (answer === undefined || variance === 0) continue
    const error = answer - (value[axis] ?? 0)
    const column = uncertainty.map((row) => row[axis] ?? 0)
    for (let i = 0; i < 3; i++) {
      value[i] = (value[i] ?? 0) + ((column[i] ?? 0) / variance) * error
      for (let j = 0; j < 3; j++) {
        const line = uncertainty[i]
        if (line) line[j] = (line[j] ?? 0) - ((column[i] ?? 0) * (column[j] ?? 0)) / variance
      }
    }
  }
  return { value, uncertainty }
}

/** The covariance of two latent variables that follows from the uncertainty of height, weight and age. */
function propagateCovariance(
  one: readonly number[] = [],
  uncertainty: readonly (readonly number[])[],
  other: readonly number[] = [],
) {
  let sum = 0
  for (const a of BASE_AXES)
    for (const b of BASE_AXES) sum += (one[a] ?? 0) * (uncertainty[a]?.[b] ?? 0) * (other[b] ?? 0)
  return sum
}

function dot(row: readonly number[], features: readonly number[]): number {
  let sum = 0
  for (let k = 0; k < FEATURES; k++) sum += (row[k] ?? 0) * (features[k] ?? 0)
  return sum
}

function setSymmetric(matrix: Float64Array[], i: number, j: number, value: number): void {
  const first = matrix[i]
  const second = matrix[j]
  if (first) first[j] = value
  if (second) second[i] = value
}
