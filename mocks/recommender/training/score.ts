import type { Answers } from '../answers.ts'
import type { Model, OutputName } from '../model.ts'
import { OUTPUTS, recommendSizes } from '../recommend.ts'
import { type Body, LATENTS } from './body.ts'

/** Which of a man's answers the recommender is told. */
export const QUESTIONNAIRES = {
  /** Height, weight and age only. */
  hwa: ['heightIn', 'weightLb', 'ageYears'],
  /** All questions that the Fit Finder asks everybody. */
  all: [
    'heightIn',
    'weightLb',
    'ageYears',
    'usualWaist',
    'sizeUp',
    'slimFit',
    'belly',
    'seat',
    'thigh',
    'watch',
    'tShirt',
    'jacket',
  ],
  /** And the inside leg that he usually buys. */
  'all+leg': [
    'heightIn',
    'weightLb',
    'ageYears',
    'usualWaist',
    'sizeUp',
    'slimFit',
    'belly',
    'seat',
    'thigh',
    'watch',
    'tShirt',
    'jacket',
    'usualLeg',
  ],
} as const satisfies Record<string, readonly (keyof Answers)[]>

/** Percentages, but for the log-loss (nats) and the mean error (inches, where sizes are inches). */
export type Score = { exact: number; within1: number; logLoss: number; calibrationError: number; meanErrorIn?: number }

/** Scores a model on men whose sizes are known. */
export function score(
  model: Model,
  men: readonly { body: Body; answers: readonly Answers[] }[],
  asked: readonly (keyof Answers)[],
): Record<OutputName, Score> {
  const tallies = Object.fromEntries(OUTPUTS.map((output) => [output, newTally()]))
  for (const { body, answers } of men)
    for (const each of answers) {
      const told = Object.fromEntries(asked.map((name) => [name, each[name]])) as Answers
      const sizes = recommendSizes(model, told)
      for (const output of OUTPUTS) {
        const { latent, labels, edges } = model.outputs[output]
        const value = body[LATENTS[latent] ?? 'waist']
        const truth = edges.filter((edge) => value >= edge).length
        count(tallies[output] ?? newTally(), sizes[output], labels, truth)
      }
    }
  return Object.fromEntries(OUTPUTS.map((output) => [output, scoreOf(tallies[output] ?? newTally())])) as Record<
    OutputName,
    Score
  >
}

type Tally = {
  n: number
  exact: number
  near: number
  loss: number
  inches: number
  bins: { said: number; was: number; n: number }[]
}

const BINS = 10

const newTally = (): Tally => ({
  n: 0,
  exact: 0,
  near: 0,
  loss: 0,
  inches: 0,
  bins: Array.from({ length: BINS }, () => ({ said: 0, was: 0, n: 0 })),
})

function count(
  tally: Tally,
  { at, probabilities }: { at: number; probabilities: readonly number[] },
  labels: readonly string[],
  truth: number,
): void {
  const said = probabilities[at] ?? 0
  const bin = tally.bins[Math.min(Math.floor(said * BINS), BINS - 1)]
  tally.n++
  if (at === truth) tally.exact++
  if (Math.abs(at - truth) <= 1) tally.near++
  tally.loss -= Math.log(Math.max(probabilities[truth] ?? 0, 1e-6))
  tally.inches += Math.abs(Number(labels[at]) - Number(labels[truth]))
  if (!bin) return
  bin.n++
  bin.said += said
  if (at === truth) bin.was++
}

function scoreOf({ n, exact, near, loss, inches, bins }: Tally): Score {
  const percent = (part: number) => (100 * part) / n
  return {
    exact: percent(exact),
    within1: percent(near),
    logLoss: loss / n,
    // how far what was said lies from what was, over ten classes of confidence, by the men in each
    calibrationError: percent(bins.reduce((sum, bin) => sum + Math.abs(bin.said - bin.was), 0)),
    ...(Number.isFinite(inches) && { meanErrorIn: inches / n }),
  }
}
