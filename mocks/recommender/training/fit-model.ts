import type { Answers, OBSERVED } from '../answers.ts'
import type { Model, Observation } from '../model.ts'
import { tangentFeatures } from '../prior.ts'
import { type Body, LATENTS, type Population, RULES } from './body.ts'
import { JACKETS, type LabelMap, MARKET_LEGS, MARKET_WAISTS, numberLabels, tShirtLabels } from './labels.ts'
import { covarianceOf, leastSquares, meanOf } from './linear.ts'

/** A man with his body and what he answered to the questionnaire, one or several times. */
export type Subject = { body: Body; answers: readonly Answers[] }

type Frame = Pick<Model, 'base' | 'spreadLimits'>

/** Sizes are the shop's own; the box is where the survey has enough men (about 1 % lie beyond each side). */
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

/** What each answer is taken to see, and which other answer or fact shifts it. */
const SEEN: {
  answer: (typeof OBSERVED)[number]
  latent: (typeof LATENTS)[number]
  by?: (typeof OBSERVED)[number]
  byAge?: true
  labels?: LabelMap
}[] = [
  { answer: 'sizeUp', latent: 'build' },
  { answer: 'usualWaist', latent: 'waist', by: 'sizeUp', labels: numberLabels(MARKET_WAISTS, [29, 35, 37, 48]) },
  { answer: 'slimFit', latent: 'drop', byAge: true },
  { answer: 'tShirt', latent: 'chest', by: 'slimFit', labels: tShirtLabels() },
  { answer: 'jacket', latent: 'chest', labels: numberLabels(JACKETS) },
  { answer: 'watch', latent: 'wristMm' },
  { answer: 'belly', latent: 'belly' },
  { answer: 'seat', latent: 'seat' },
  { answer: 'thigh', latent: 'thigh' },
  { answer: 'usualLeg', latent: 'leg', labels: numberLabels(MARKET_LEGS, [35, 37]) },
]

/**
 * Nobody of the survey measured his best trousers. A tape laid flat is read to a quarter of an inch, twice that around,
 * and the best of a man's pairs is not made to measure: half an inch of spread is assumed, for waist and leg.
 */
const PAIR: Observation[] = [
  { answer: 'pairWaistIn', latent: 0, h: 1, c: RULES.bandVanityIn, r: 0.25 },
  { answer: 'pairLegIn', latent: 2, h: 1, c: 0, r: 0.25 },
]

/** Fits the model; the same subjects give the same model, to the digit. */
export function fitModel(subjects: readonly Subject[], population: Population, provenance: Model['provenance']): Model {
  const base = { ...BASE, ...baseMoments(subjects) }
  const frame: Frame = { base, spreadLimits: SPREAD_LIMITS }
  const told = subjects.map(({ answers: [first] }) => baseOf(first))
  const features = told.map((each) => tangentFeatures(frame, each).features)
  const coefficients = LATENTS.map((latent) =>
    leastSquares(
      features,
      subjects.map(({ body }) => body[latent]),
    ),
  )
  const errors = LATENTS.map((latent, k) =>
    subjects.map(({ body }, n) => body[latent] - dot(coefficients[k] ?? [], features[n] ?? [])),
  )
  const spread = errors.map((each) => spreadSlopes(each, told))
  const evened = errors.map((each, k) =>
    each.map((error, n) => error / scaleAt(spread[k] ?? [0, 0], told[n] ?? [0, 0, 0])),
  )
  return {
    version: 'ansur2-2',
    provenance,
    base: rounded(base),
    latents: [...LATENTS],
    coefficients: rounded(coefficients),
    residuals: rounded(evened.map((each, i) => evened.slice(0, i + 1).map((other) => covarianceOf(each, other)))),
    spread: rounded(spread),
    spreadLimits: SPREAD_LIMITS,
    gate: 3,
    wideBelow: 0.27,
    observations: rounded([...SEEN.map((seen) => observationOf(seen, subjects)), ...PAIR]),
    outputs: rounded(outputsFor(population)),
    priorWaistShiftIn: 0,
  }
}

const baseOf = (answers: Answers | undefined): [number, number, number] => [
  ((answers?.heightIn ?? 0) - BASE.centre[0]) / BASE.scale[0],
  Math.log((answers?.weightLb ?? 1) / BASE.centre[1]) / BASE.scale[1],
  ((answers?.ageYears ?? 0) - BASE.centre[2]) / BASE.scale[2],
]

function baseMoments(subjects: readonly Subject[]): Pick<Model['base'], 'mean' | 'covariance'> {
  const [heights, weights, ages] = [
    subjects.map(({ answers }) => answers[0]?.heightIn ?? 0),
    subjects.map(({ answers }) => Math.log(answers[0]?.weightLb ?? 1)),
    subjects.map(({ answers }) => answers[0]?.ageYears ?? 0),
  ] as const
  const all = [heights, weights, ages]
  return {
    mean: [meanOf(heights), meanOf(weights), meanOf(ages)],
    covariance: all.map((xs) => all.map((ys) => covarianceOf(xs, ys))),
  }
}

/** How the size of an error grows with weight and age: a line through its logarithm; none where it is lost in the noise. */
function spreadSlopes(errors: readonly number[], told: readonly (readonly number[])[]): [number, number] {
  const rows = told.map(([, l = 0, g = 0]) => [1, l, g])
  const logs = errors.map((error) => Math.log(Math.max(Math.abs(error), 1e-6)))
  const [start = 0, byWeight = 0, byAge = 0] = leastSquares(rows, logs)
  const left = logs.map((log, n) => log - start - byWeight * (rows[n]?.[1] ?? 0) - byAge * (rows[n]?.[2] ?? 0))
  const standardError = Math.sqrt(covarianceOf(left, left) / errors.length)
  return Math.abs(byWeight) > 2 * standardError ? [byWeight, byAge] : [0, 0]
}

function scaleAt([byWeight, byAge]: readonly [number, number], [, l = 0, g = 0]: readonly number[]): number {
  const [[lLow, lHigh], [gLow, gHigh]] = SPREAD_LIMITS
  return Math.exp(byWeight * Math.min(Math.max(l, lLow), lHigh) + byAge * Math.min(Math.max(g, gLow), gHigh))
}

/** Regresses an answer on the body that gave it; what is left, less the width of its labels, is its noise. */
function observationOf(
  { answer, latent, by, byAge, labels }: (typeof SEEN)[number],
  subjects: readonly Subject[],
): Observation {
  const rows: number[][] = []
  const codes: number[] = []
  const widths: number[] = []
  const shifts: number[] = []
  for (const { body, answers } of subjects)
    for (const each of answers) {
      const given = each[answer]
      const code = typeof given === 'number' ? ([given, 0] as const) : labels?.[given ?? '']
      if (!code) continue
      const shift = by && each[by]
      rows.push([
        1,
        body[latent],
        ...(by ? [typeof shift === 'number' ? shift : 0] : []),
        ...(byAge ? [baseOf(each)[2]] : []),
      ])
      codes.push(code[0])
      widths.push(code[1])
      if (typeof shift === 'number') shifts.push(shift)
    }
  const line = leastSquares(rows, codes)
  const [c = 0, h = 0, slope = 0] = line
  const left = codes.map((code, n) => code - dot(line, rows[n] ?? []))
  return {
    answer,
    latent: LATENTS.indexOf(latent),
    h,
    c,
    r: covarianceOf(left, left) - (labels ? meanOf(widths) : 0),
    ...(by && { adjustedBy: { answer: by, d: slope, mean: meanOf(shifts), variance: covarianceOf(shifts, shifts) } }),
    ...(byAge && { ageSlope: slope }),
    ...(labels && { labels }),
  }
}

function outputsFor({ buildCuts, lengthCuts }: Population): Model['outputs'] {
  const numbers = (labels: number[]) => ({
    labels: labels.map(String),
    edges: labels.slice(1).map((label, i) => (label + (labels[i] ?? 0)) / 2),
  })
  const latent = (name: (typeof LATENTS)[number]) => LATENTS.indexOf(name)
  return {
    waist: { latent: latent('waist'), ...numbers([28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 44, 46]) },
    build: { latent: latent('build'), labels: ['A', 'B', 'C'], edges: buildCuts },
    leg: { latent: latent('leg'), ...numbers([28, 29, 30, 31, 32, 33, 34, 35, 36, 37]) },
    top: {
      latent: latent('chest'),
      labels: ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'],
      // EN 13402-3 by chest in cm; M+ straddles M and L, L+ straddles L and XL
      edges: [94, 100, 104, 108, 112, 118].map((cm) => cm / 2.54),
    },
    chest: { latent: latent('chest'), ...numbers([36, 38, 40, 42, 44, 46, 48]) },
    cut: { latent: latent('drop'), labels: ['Straight', 'Slim'], edges: [100 / 25.4] },
    length: { latent: latent('length'), labels: ['Short', 'Regular', 'Long'], edges: lengthCuts },
  }
}

function dot(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, each, k) => sum + each * (right[k] ?? 0), 0)
}

/** Six digits: more than the survey supports, few enough to read and to ship. */
function rounded<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'number' ? Number(each.toPrecision(6)) : each)))
}
