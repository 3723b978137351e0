import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { OBSERVED_ANSWERS } from './answers.ts'

const row = z.array(z.number())

/**
 * The likelihood of one answer: z = c + h * latent + d * (another answer) + ageSlope * g + noise of variance r.
 * A label stands for an interval: its centre and the variance of a uniform distribution over it.
 */
const observation = z.strictObject({
  answer: z.enum(OBSERVED_ANSWERS),
  /** Index of the latent variable that this answer observes. */
  latent: z.int(),
  h: z.number(),
  c: z.number(),
  r: z.number(),
  /** Another answer that shifts this one: by how much, and its mean and variance if it is missing. */
  adjustedBy: z
    .strictObject({ answer: z.enum(OBSERVED_ANSWERS), d: z.number(), mean: z.number(), variance: z.number() })
    .optional(),
  ageSlope: z.number().optional(),
  /** label -> [centre, variance] */
  labels: z.record(z.string(), z.tuple([z.number(), z.number()])).optional(),
})

const output = z.strictObject({ latent: z.int(), labels: z.array(z.string()), edges: row })

/** The statistical model of bodies and answers, fitted to the survey; see README.md. Inches, pounds, years. */
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
    /** The ranges of height, weight and age in which the quadratic prior was fitted. */
    box: z.tuple([
      z.tuple([z.number(), z.number()]),
      z.tuple([z.number(), z.number()]),
      z.tuple([z.number(), z.number()]),
    ]),
    /** Mean and covariance of height (in), log weight (lb) and age, for missing answers. */
    mean: z.tuple([z.number(), z.number(), z.number()]),
    covariance: z.array(row),
  }),
  latents: z.array(z.string()),
  /** Ten coefficients per latent variable, for 1, h, l, g, h², l², g², hl, hg, lg. */
  coefficients: z.array(row),
  /** Residual covariance, lower triangle. */
  residuals: z.array(row),
  /** How the standard deviation of each latent variable grows with l and g: exp(a * l + b * g). */
  spread: z.array(z.tuple([z.number(), z.number()])),
  spreadLimits: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
  /** Standard deviations beyond which an answer contradicts the others. */
  gate: z.number(),
  /** The probability of the most likely waist below which the distribution is called wide. */
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
  /** Inches added to the prior mean of the waist: 0.4 for civilians, 0 for the survey's men. */
  priorWaistShiftIn: z.number(),
})

export type Model = z.output<typeof modelSchema>
export type Observation = z.output<typeof observation>
export type OutputName = keyof Model['outputs']

/** Parses a model; throws when it is invalid. */
export function readModel(text: string): Model {
  const { data, error } = modelSchema.safeParse(JSON.parse(text))
  if (data) return data
  throw new Error(`it is no model: ${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`, { cause: error })
}

let defaultModel: Model | undefined

/** The model in model.json. */
export function getDefaultModel(): Model {
  defaultModel ??= readModel(readFileSync(new URL('./model.json', import.meta.url), 'utf8'))
  return defaultModel
}
