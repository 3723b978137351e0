import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { OBSERVED } from './answers.ts'

const row = z.array(z.number())

/**
 * How one answer of the questionnaire sees the body: z = c + h * latent + d * (another answer) + ageSlope * g + noise of
 * variance r. Labels that stand for an interval have a centre and the variance of a uniform draw from it.
 */
const observation = z.strictObject({
  answer: z.enum(OBSERVED),
  /** Index of the latent that this answer observes. */
  latent: z.int(),
  h: z.number(),
  c: z.number(),
  r: z.number(),
  /** Another answer that shifts this one, how much, and its mean and variance where it was not given. */
  adjustedBy: z
    .strictObject({ answer: z.enum(OBSERVED), d: z.number(), mean: z.number(), variance: z.number() })
    .optional(),
  ageSlope: z.number().optional(),
  /** label -> [centre, variance] */
  labels: z.record(z.string(), z.tuple([z.number(), z.number()])).optional(),
})

const output = z.strictObject({ latent: z.int(), labels: z.array(z.string()), edges: row })

/** The statistical model of bodies and answers as fitted from the survey; README.md has the formulas. Inches, pounds, years. */
const modelSchema = z.strictObject({
  version: z.string(),
  provenance: z.strictObject({
    survey: z.string(),
    men: z.int(),
    answers: z.string(),
    fittedBy: z.string(),
  }),
  base: z.strictObject({
    centre: z.tuple([z.number(), z.number(), z.number()]),
    scale: z.tuple([z.number(), z.number(), z.number()]),
    /** Height, weight and age within which the quadratic prior was fitted. */
    box: z.tuple([
      z.tuple([z.number(), z.number()]),
      z.tuple([z.number(), z.number()]),
      z.tuple([z.number(), z.number()]),
    ]),
    /** Mean and covariance of height (in), log weight (lb) and age, for answers that are missing. */
    mean: z.tuple([z.number(), z.number(), z.number()]),
    covariance: z.array(row),
  }),
  latents: z.array(z.string()),
  /** One row of ten coefficients per latent, for 1, h, l, g, h², l², g², hl, hg, lg. */
  coefficients: z.array(row),
  /** Residual covariance, lower triangle. */
  residuals: z.array(row),
  /** How each latent's spread grows with l and g: exp(a * l + b * g). */
  spread: z.array(z.tuple([z.number(), z.number()])),
  spreadLimits: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
  /** Standard deviations from which an answer counts as contradicting the others. */
  gate: z.number(),
  /** A waist whose most likely size is less likely than this is called wide. */
  wideBelow: z.number(),
  observations: z.array(observation),
  outputs: z.strictObject({
    waist: output,
    build: output,
    leg: output,
    top: output,
    chest: output,
    cut: output,
    length: output,
  }),
  /** Inches added to the waist before the answers: +0.4 for civilians, 0 for the survey's own men. */
  priorWaistShiftIn: z.number(),
})

export type Model = z.output<typeof modelSchema>
export type Observation = z.output<typeof observation>
export type OutputName = keyof Model['outputs']

/** Reads a model; throws where it is not one. */
export const readModel = (text: string): Model => modelSchema.parse(JSON.parse(text))

let house: Model | undefined

/** The model that the shop ships. */
export function houseModel(): Model {
  house ??= readModel(readFileSync(new URL('./model.json', import.meta.url), 'utf8'))
  return house
}
