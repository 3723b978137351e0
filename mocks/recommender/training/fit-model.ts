import { CHEST_CM_BY_LETTER, CM_PER_INCH } from '#contracts/shop/body-sizes.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { Answers, OBSERVED_ANSWERS } from '../answers.ts'
import type { Model, Observation } from '../model.ts'
import { computeFeatures } from '../prior.ts'
import { type Body, LATENTS, type Population, RULES } from './body.ts'
import { computeCovariance, computeMean, solveLeastSquares } from './linear.ts'
import {
  createNumberLabels,
  createTShirtLabels,
  JACKETS,
  type LabelMap,
  MARKET_LEGS,
  MARKET_WAISTS,
} from './size-labels.ts'

/** A man's body and his answers to the questionnaire, once or several times. */
type Subject = { body: Body; answers: readonly Answers[] }

type ModelFrame = Pick<Model, 'base' | 'spreadLimits'>

/** Scales of height, weight and age. The box has enough men of the survey; about 1 % are beyond each side. */
const BASE = {
  centre: [70, 185, 30],
  scale: [3, 0.16, 9],
  box: [
    [64, 77],
    [130, 270],
    [18, 53],
  ],
} satisfies Pick<Model['base'], 'centre' | 'scale' | 'box'>
const SPREAD_LIMITS: Model['spreadLimits'] = [
  [-2.5, 2.5],
  [-1.5, 3],
]

/** Which latent variable each answer observes, and what shifts it. */
const OBSERVATIONS: {
  answer: (typeof OBSERVED_ANSWERS)[number]
  latent: (typeof LATENTS)[number]
  by?: (typeof OBSERVED_ANSWERS)[number]
  byAge?: true
  labels?: LabelMap
}[] = [
  { answer: 'sizeUp', latent: 'build' },
  { answer: 'usualWaist', latent: 'waist', by: 'sizeUp', labels: createNumberLabels(MARKET_WAISTS, [29, 35, 37, 48]) },
  { answer: 'slimFit', latent: 'drop', byAge: true },
  { answer: 'tShirt', latent: 'chest', by: 'slimFit', labels: createTShirtLabels() },
  { answer: 'jacket', latent: 'chest', labels: createNumberLabels(JACKETS) },
  { answer: 'watch', latent: 'wristMm' },
  { answer: 'belly', latent: 'belly' },
  { answer: 'seat', latent: 'seat' },
  { answer: 'thigh', latent: 'thigh' },
  { answer: 'usualLeg', latent: 'leg', labels: createNumberLabels(MARKET_LEGS, [35, 37]) },
]

/**
 * Assumed observations, since the survey has no measured trousers: half an inch of standard deviation for waist and leg,
 * because a tape is read to a quarter of an inch and doubled, and the best pair is not made to measure.
 */
const PAIR_OBSERVATIONS: Observation[] = [
  { answer: 'pairWaistIn', latent: 0, h: 1, c: RULES.bandVanityIn, r: 0.25 },
  { answer: 'pairLegIn', latent: 2, h: 1, c: 0, r: 0.25 },
]

/** Fits the model. The same subjects give exactly the same model. */
export function fitModel(subjects: readonly Subject[], population: Population, provenance: Model['provenance']): Model {
  const base = { ...BASE, ...computeBaseMoments(subjects) }
  const frame: ModelFrame = { base, spreadLimits: SPREAD_LIMITS }
  const bases = subjects.map(({ answers: [first] }) => toBase(first))
  const features = bases.map((base) => computeFeatures(frame, base).features)
  const coefficients = LATENTS.map((latent) =>
    solveLeastSquares(
      features,
      subjects.map(({ body }) => body[latent]),
    ),
  )
  const errors = LATENTS.map((latent, k) =>
    subjects.map(({ body }, n) => body[latent] - dot(coefficients[k] ?? [], features[n] ?? [])),
  )
  const spread = errors.map((residuals) => fitSpread(residuals, bases))
  const standardized = errors.map((residuals, k) =>
    residuals.map((error, n) => error / computeScale(spread[k] ?? [0, 0], bases[n] ?? [0, 0, 0])),
  )
  return {
    version: 'ansur2-2',
    provenance,
    base: roundNumbers(base),
    latents: [...LATENTS],
    coefficients: roundNumbers(coefficients),
    residuals: roundNumbers(
      standardized.map((residuals, i) =>
        standardized.slice(0, i + 1).map((other) => computeCovariance(residuals, other)),
      ),
    ),
    spread: roundNumbers(spread),
    spreadLimits: SPREAD_LIMITS,
    gate: 3,
    wideBelow: 0.27,
    observations: roundNumbers([
      ...OBSERVATIONS.map((observation) => fitObservation(observation, subjects)),
      ...PAIR_OBSERVATIONS,
    ]),
    outputs: roundNumbers(createOutputs(population)),
    priorWaistShiftIn: 0,
  }
}

const toBase = (answers: Answers | undefined): [number, number, number] => [
  ((answers?.heightIn ?? 0) - BASE.centre[0]) / BASE.scale[0],
  Math.log((answers?.weightLb ?? 1) / BASE.centre[1]) / BASE.scale[1],
  ((answers?.ageYears ?? 0) - BASE.centre[2]) / BASE.scale[2],
]

function computeBaseMoments(subjects: readonly Subject[]): Pick<Model['base'], 'mean' | 'covariance'> {
  const [heights, weights, ages] = [
    subjects.map(({ answers }) => answers[0]?.heightIn ?? 0),
    subjects.map(({ answers }) => Math.log(answers[0]?.weightLb ?? 1)),
    subjects.map(({ answers }) => answers[0]?.ageYears ?? 0),
  ] as const
  const columns = [heights, weights, ages]
  return {
    mean: [computeMean(heights), computeMean(weights), computeMean(ages)],
    covariance: columns.map((xs) => columns.map((ys) => computeCovariance(xs, ys))),
  }
}

/** Fits how the size of an error grows with weight and age: a line through its logarithm, or no slope if insignificant. */
function fitSpread(errors: readonly number[], bases: readonly (readonly number[])[]): [number, number] {
  const rows = bases.map(([, l = 0, g = 0]) => [1, l, g])
  const logs = errors.map((error) => Math.log(Math.max(Math.abs(error), 1e-6)))
  const [start = 0, byWeight = 0, byAge = 0] = solveLeastSquares(rows, logs)
  const residuals = logs.map((log, n) => log - start - byWeight * (rows[n]?.[1] ?? 0) - byAge * (rows[n]?.[2] ?? 0))
  const standardError = Math.sqrt(computeCovariance(residuals, residuals) / errors.length)
  return Math.abs(byWeight) > 2 * standardError ? [byWeight, byAge] : [0, 0]
}

function computeScale([byWeight, byAge]: readonly [number, number], [, l = 0, g = 0]: readonly number[]): number {
  const [[lLow, lHigh], [gLow, gHigh]] = SPREAD_LIMITS
  return Math.exp(byWeight * Math.min(Math.max(l, lLow), lHigh) + byAge * Math.min(Math.max(g, gLow), gHigh))
}

/** Fits an answer's likelihood by regression on the body. Its noise is the residual variance less that of its labels. */
function fitObservation(
  { answer, latent, by, byAge, labels }: (typeof OBSERVATIONS)[number],
  subjects: readonly Subject[],
): Observation {
  const rows: number[][] = []
  const codes: number[] = []
  const widths: number[] = []
  const shifts: number[] = []
  for (const { body, answers } of subjects)
    for (const answerSet of answers) {
      const value = answerSet[answer]
      const code = typeof value === 'number' ? ([value, 0] as const) : labels?.[value ?? '']
      if (!code) continue
      const shift = by && answerSet[by]
      rows.push([
        1,
        body[latent],
        ...(by ? [typeof shift === 'number' ? shift : 0] : []),
        ...(byAge ? [toBase(answerSet)[2]] : []),
      ])
      codes.push(code[0])
      widths.push(code[1])
      if (typeof shift === 'number') shifts.push(shift)
    }
  const coefficients = solveLeastSquares(rows, codes)
  const [c = 0, h = 0, slope = 0] = coefficients
  const residuals = codes.map((code, n) => code - dot(coefficients, rows[n] ?? []))
  return {
    answer,
    latent: LATENTS.indexOf(latent),
    h,
    c,
    r: computeCovariance(residuals, residuals) - (labels ? computeMean(widths) : 0),
    ...(by && {
      adjustedBy: { answer: by, d: slope, mean: computeMean(shifts), variance: computeCovariance(shifts, shifts) },
    }),
    ...(byAge && { ageSlope: slope }),
    ...(labels && { labels }),
  }
}

function createOutputs({ buildCuts, lengthCuts }: Population): Model['outputs'] {
  const toNumberSizes = (labels: number[]) => ({
    labels: labels.map(String),
    edges: labels.slice(1).map((label, i) => (label + (labels[i] ?? 0)) / 2),
  })
  const indexOfLatent = (name: (typeof LATENTS)[number]) => LATENTS.indexOf(name)
  return {
    waist: {
      latent: indexOfLatent('waist'),
      ...toNumberSizes(OPTION_LISTS.waist.map(Number)),
    },
    build: { latent: indexOfLatent('build'), labels: [...OPTION_LISTS.build], edges: buildCuts },
    leg: { latent: indexOfLatent('leg'), ...toNumberSizes(OPTION_LISTS.leg.map(Number)) },
    top: {
      latent: indexOfLatent('chest'),
      labels: [...OPTION_LISTS.size],
      edges: CHEST_CM_BY_LETTER.slice(1).map(([, fromCm]) => fromCm / CM_PER_INCH),
    },
    chest: { latent: indexOfLatent('chest'), ...toNumberSizes(OPTION_LISTS.chest.map(Number)) },
    cut: { latent: indexOfLatent('drop'), labels: ['Straight', 'Slim'], edges: [100 / 25.4] },
    length: { latent: indexOfLatent('length'), labels: [...OPTION_LISTS.length], edges: lengthCuts },
  }
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, k) => sum + value * (right[k] ?? 0), 0)
}

/** Rounds all numbers to six significant digits, which is more than the survey supports. */
function roundNumbers<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, item) => (typeof item === 'number' ? Number(item.toPrecision(6)) : item)))
}
