import type { Answers } from './answers.ts'
import type { Model } from './model.ts'

/** What is believed of a body: the mean of each latent, and their covariance. */
export type Belief = { mean: Float64Array; covariance: Float64Array[] }

/** A belief before any further answer, and what it came from. */
export type Prior = Belief & { base: Base }

/** Height, log weight and age on the model's scale. */
type Base = readonly [h: number, l: number, g: number]

const FEATURES = 10
const BASE_AXES = [0, 1, 2] as const

/** What height, weight and age alone say of a body; answers that are missing widen it. */
export function priorBelief(model: Model, answers: Answers): Prior {
  const { value, uncertainty } = completed(model, answers)
  const { centre, scale } = model.base
  const base: Base = [
    (value[0] - centre[0]) / scale[0],
    (value[1] - Math.log(centre[1])) / scale[1],
    (value[2] - centre[2]) / scale[2],
  ]
  const { features, slopes } = tangentFeatures(model, base)
  const size = model.latents.length
  const mean = new Float64Array(size)
  const covariance: Float64Array[] = []
  const spread = spreadOf(model, base)
  for (let i = 0; i < size; i++) {
    mean[i] = dot(model.coefficients[i] ?? [], features)
    covariance.push(new Float64Array(size))
  }
  mean[0] = (mean[0] ?? 0) + model.priorWaistShiftIn
  // nothing is uncertain of a man who said all three
  const vague = BASE_AXES.some((axis) => (uncertainty[axis]?.[axis] ?? 0) > 0)
  const gradient = vague
    ? model.coefficients.map((row) => slopes.map((slope, axis) => dot(row, slope) / (scale[axis] ?? 1)))
    : undefined
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      const residual = (model.residuals[i]?.[j] ?? 0) * (spread[i] ?? 1) * (spread[j] ?? 1)
      set(covariance, i, j, residual + (gradient ? carried(gradient[i], uncertainty, gradient[j]) : 0))
    }
  return { mean, covariance, base }
}

/**
 * 1, h, l, g, h², l², g², hl, hg, lg, and their derivatives. Outside the surveyed box the quadratic terms go on along
 * their tangent, so that nobody's size runs away.
 */
export function tangentFeatures(model: Pick<Model, 'base'>, base: Base) {
  const inside = base.map((value, axis) => {
    const [low, high] = boxOf(model, axis)
    return Math.min(Math.max(value, low), high)
  }) as [number, number, number]
  const [h, l, g] = inside
  const at = [1, h, l, g, h * h, l * l, g * g, h * l, h * g, l * g]
  const slopes = [
    [0, 1, 0, 0, 2 * h, 0, 0, l, g, 0],
    [0, 0, 1, 0, 0, 2 * l, 0, h, 0, g],
    [0, 0, 0, 1, 0, 0, 2 * g, 0, h, l],
  ]
  const features = at.map(
    (value, k) => value + base.reduce((sum, v, axis) => sum + (v - (inside[axis] ?? 0)) * (slopes[axis]?.[k] ?? 0), 0),
  )
  return { features, slopes }
}

function boxOf({ base: { box, centre, scale } }: Pick<Model, 'base'>, axis: number): [number, number] {
  const on = (value: number) =>
    axis === 1 ? Math.log(value / centre[1]) / scale[1] : (value - (centre[axis] ?? 0)) / (scale[axis] ?? 1)
  const [low, high] = box[axis] ?? [0, 0]
  return [on(low), on(high)]
}

/** Bigger men differ more from each other. */
function spreadOf({ spread, spreadLimits: [[lLow, lHigh], [gLow, gHigh]] }: Model, [, l, g]: Base): number[] {
  const lIn = Math.min(Math.max(l, lLow), lHigh)
  const gIn = Math.min(Math.max(g, gLow), gHigh)
  return spread.map(([byWeight, byAge]) => Math.exp(byWeight * lIn + byAge * gIn))
}

/** Height, log weight and age, with what is missing at its conditional mean, and how uncertain each then is. */
function completed({ base: { mean, covariance } }: Model, { heightIn, weightLb, ageYears }: Answers) {
  const given = [heightIn, weightLb === undefined ? undefined : Math.log(weightLb), ageYears]
  const value: [number, number, number] = [...mean]
  const uncertainty = covariance.map((row) => [...row])
  for (let axis = 0; axis < 3; axis++) {
    const known = given[axis]
    const variance = uncertainty[axis]?.[axis] ?? 0
    if (known === undefined || variance === 0) continue
    const error = known - (value[axis] ?? 0)
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

/** How much two latents vary together because height, weight and age do. */
function carried(
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

function set(matrix: Float64Array[], i: number, j: number, value: number): void {
  const first = matrix[i]
  const second = matrix[j]
  if (first) first[j] = value
  if (second) second[i] = value
}
