import type { Answers } from './answers.ts'
import { chooseSize, computeDistribution, type SizeDistribution } from './distribution.ts'
import type { Model, OutputName } from './model.ts'
import { toMeasurement, updatePosterior } from './posterior.ts'
import { computePrior, type Posterior, type Prior } from './prior.ts'

/** The options that are recommended, each with its own sizes. */
export const OUTPUTS = ['waist', 'build', 'leg', 'top', 'chest', 'cut', 'length'] as const satisfies OutputName[]

/** The recommendation for one option: the size, its likelier neighbour and the distribution of all sizes. */
type SizeRecommendation = { size: string; neighbour: string; distribution: SizeDistribution }

/** An answer that changed a size, compared with the recommendation without it. */
type AnswerEffect = { answer: keyof Answers; output: OutputName; from: string; to: string }

/** A reason to trust a result less. */
export type Doubt =
  | { kind: 'missing'; answers: (keyof Answers)[] }
  | { kind: 'outside-data'; answer: keyof Answers }
  | { kind: 'contradicts'; answer: keyof Answers }
  | { kind: 'wide'; output: OutputName }

export type Recommendation = {
  outputs: Record<OutputName, SizeRecommendation>
  effects: AnswerEffect[]
  doubts: Doubt[]
}

const BASE_ANSWERS = ['heightIn', 'weightLb', 'ageYears'] as const

/**
 * Recommends sizes for any subset of answers, with distributions, effects of answers and doubts. Without any answer it
 * recommends the most common sizes.
 */
export function recommend(model: Model, answers: Answers): Recommendation {
  const prior = computePrior(model, answers)
  const { posterior, contradicting } = computePosterior(model, answers, prior)
  const missing = BASE_ANSWERS.filter((name) => answers[name] === undefined)
  const isCautious = missing.length > 0
  const outputs = mapOutputs((output) =>
    toSizeRecommendation(computeDistribution(model, output, posterior), isCautious),
  )
  const doubts: Doubt[] = [
    ...(isCautious ? [{ kind: 'missing' as const, answers: missing }] : []),
    ...findOutsideData(model, answers).map((answer) => ({ kind: 'outside-data' as const, answer })),
    ...contradicting.map((answer) => ({ kind: 'contradicts' as const, answer })),
    ...(Math.max(...outputs.waist.distribution.probabilities) < model.wideBelow
      ? [{ kind: 'wide' as const, output: 'waist' as const }]
      : []),
  ]
  return { outputs, effects: findEffects(model, answers, prior, outputs, isCautious), doubts }
}

/** Updates the prior by all answers. Also returns the answers that contradict the others. */
export function computePosterior(
  model: Model,
  answers: Answers,
  prior = computePrior(model, answers),
): { posterior: Posterior; contradicting: (keyof Answers)[] } {
  const { base } = prior
  const posterior = { mean: prior.mean.slice(), covariance: prior.covariance.map((line) => line.slice()) }
  const contradicting: (keyof Answers)[] = []
  for (const observation of model.observations) {
    const measurement = toMeasurement(observation, answers, base[2])
    if (measurement && updatePosterior(posterior, measurement, model.gate).contradicts)
      contradicting.push(observation.answer)
  }
  return { posterior, contradicting }
}

/** Recommends sizes without effects and doubts, which is fast enough to score thousands of men. */
export function recommendSizes(
  model: Model,
  answers: Answers,
): Record<OutputName, SizeDistribution & { position: number }> {
  const { posterior } = computePosterior(model, answers)
  const isCautious = BASE_ANSWERS.some((name) => answers[name] === undefined)
  return mapOutputs((output) => {
    const distribution = computeDistribution(model, output, posterior)
    return { ...distribution, position: chooseSize(distribution, { isCautious }) }
  })
}

function toSizeRecommendation(distribution: SizeDistribution, isCautious: boolean): SizeRecommendation {
  const position = chooseSize(distribution, { isCautious })
  const { labels, probabilities } = distribution
  const neighbours = [position - 1, position + 1].filter((candidate) => candidate in labels)
  const neighbour = neighbours.reduce(
    (best, candidate) => ((probabilities[candidate] ?? 0) > (probabilities[best] ?? -1) ? candidate : best),
    -1,
  )
  return { size: labels[position] ?? '', neighbour: labels[neighbour] ?? '', distribution }
}

/** Finds the effect of each answer by leaving it out. Height, weight and age define the prior, so they are not included. */
function findEffects(
  model: Model,
  answers: Answers,
  prior: Prior,
  outputs: Record<OutputName, SizeRecommendation>,
  isCautious: boolean,
): AnswerEffect[] {
  const given = model.observations.map(({ answer }) => answer).filter((answer) => answers[answer] !== undefined)
  return given.flatMap((answer) => {
    const { posterior } = computePosterior(model, { ...answers, [answer]: undefined }, prior)
    return OUTPUTS.flatMap((output) => {
      const distribution = computeDistribution(model, output, posterior)
      const from = distribution.labels[chooseSize(distribution, { isCautious })] ?? ''
      const to = outputs[output].size
      return from === to ? [] : [{ answer, output, from, to }]
    })
  })
}

function findOutsideData({ base: { box } }: Model, answers: Answers): (keyof Answers)[] {
  return BASE_ANSWERS.filter((name, axis) => {
    const value = answers[name]
    const [low, high] = box[axis] ?? [0, 0]
    return value !== undefined && (value < low || value > high)
  })
}

function mapOutputs<Value>(create: (output: OutputName) => Value): Record<OutputName, Value> {
  return {
    waist: create('waist'),
    build: create('build'),
    leg: create('leg'),
    top: create('top'),
    chest: create('chest'),
    cut: create('cut'),
    length: create('length'),
  }
}
