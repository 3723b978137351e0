import { type Answers, COMMON_ANSWERS, PRIOR_ANSWERS } from '../answers.ts'
import type { Model, OutputName } from '../model.ts'
import { OUTPUTS, recommendSizes } from '../recommend.ts'
import { type Body, LATENTS } from './body.ts'

/** Which answers the recommender gets. */
export const QUESTIONNAIRES = {
  /** Height, weight and age only. */
  hwa: PRIOR_ANSWERS,
  /** All questions that the Fit Finder asks every visitor. */
  all: [...PRIOR_ANSWERS, ...COMMON_ANSWERS],
  /** All questions and the usual inside leg. */
  'all+leg': [...PRIOR_ANSWERS, ...COMMON_ANSWERS, 'usualLeg'],
} as const satisfies Record<string, readonly (keyof Answers)[]>

/** Percentages, except the log-loss (nats) and the mean error (inches, for sizes in inches). */
export type Score = { exact: number; within1: number; logLoss: number; calibrationError: number; meanErrorIn?: number }

/** Scores a model on men with known sizes. */
export function scoreModel(
  model: Model,
  men: readonly { body: Body; answers: readonly Answers[] }[],
  questions: readonly (keyof Answers)[],
): Record<OutputName, Score> {
  const counts = Object.fromEntries(OUTPUTS.map((output) => [output, createCounts()]))
  for (const { body, answers } of men)
    for (const allAnswers of answers) {
      const selected = Object.fromEntries(questions.map((name) => [name, allAnswers[name]])) as Answers
      const sizes = recommendSizes(model, selected)
      for (const output of OUTPUTS) {
        const { latent, labels, edges } = model.outputs[output]
        const value = body[LATENTS[latent] ?? 'waist']
        const truth = edges.filter((edge) => value >= edge).length
        addResult(counts[output] ?? createCounts(), sizes[output], labels, truth)
      }
    }
  return Object.fromEntries(OUTPUTS.map((output) => [output, toScore(counts[output] ?? createCounts())])) as Record<
    OutputName,
    Score
  >
}

type Counts = {
  n: number
  exact: number
  near: number
  loss: number
  inches: number
  bins: { confidence: number; hits: number; n: number }[]
}

const BINS = 10

const createCounts = (): Counts => ({
  n: 0,
  exact: 0,
  near: 0,
  loss: 0,
  inches: 0,
  bins: Array.from({ length: BINS }, () => ({ confidence: 0, hits: 0, n: 0 })),
})

function addResult(
  counts: Counts,
  { position, probabilities }: { position: number; probabilities: readonly number[] },
  labels: readonly string[],
  truth: number,
): void {
  const confidence = probabilities[position] ?? 0
  const bin = counts.bins[Math.min(Math.floor(confidence * BINS), BINS - 1)]
  counts.n++
  if (position === truth) counts.exact++
  if (Math.abs(position - truth) <= 1) counts.near++
  counts.loss -= Math.log(Math.max(probabilities[truth] ?? 0, 1e-6))
  counts.inches += Math.abs(Number(labels[position]) - Number(labels[truth]))
  if (!bin) return
  bin.n++
  bin.confidence += confidence
  if (position === truth) bin.hits++
}

function toScore({ n, exact, near, loss, inches, bins }: Counts): Score {
  const percent = (part: number) => (100 * part) / n
  return {
    exact: percent(exact),
    within1: percent(near),
    logLoss: loss / n,
    // the difference of confidence and hits over ten bins of confidence
    calibrationError: percent(bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.hits), 0)),
    ...(Number.isFinite(inches) && { meanErrorIn: inches / n }),
  }
}
