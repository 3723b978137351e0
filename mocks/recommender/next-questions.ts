import { type Answers, OBSERVED_ANSWERS } from './answers.ts'
import type { Model, Observation, OutputName } from './model.ts'
import { computePrior } from './prior.ts'
import { computePosterior, OUTPUTS, recommendSizes } from './recommend.ts'

/** What a question that has no answer yet is expected to bring. */
type NextQuestion = {
  answer: keyof Answers
  /** The expected rise in the probability that the recommended size of each option is right. */
  gains: Readonly<Record<OutputName, number>>
  /** Its answers that would change a size. Answers that are measurements are left out. */
  changes: readonly { value: string; output: OutputName; from: string; to: string }[]
}

/** A possible answer, how likely it is, and its name where it is one of a list. */
type Candidate = { value: string | number; weight: number; name?: string }

/** Answers that are codes of the model, from the lowest, and what the questionnaire calls them. */
const CODED = {
  sizeUp: [
    [0, 'no'],
    [1, 'yes'],
  ],
  slimFit: [
    [-1, 'relaxed'],
    [0, 'regular'],
    [1, 'slim'],
  ],
  belly: [
    [-1, 'less'],
    [0, 'average'],
    [1, 'more'],
  ],
  seat: [
    [-1, 'less'],
    [0, 'average'],
    [1, 'more'],
  ],
  thigh: [
    [-1, 'less'],
    [0, 'average'],
    [1, 'more'],
  ],
  watch: [
    [0, '1'],
    [1, '2'],
    [2, '3'],
    [3, '4'],
    [4, '5'],
  ],
} as const satisfies Partial<Record<keyof Answers, readonly (readonly [number, string])[]>>

const BASE_ANSWERS: readonly (keyof Answers)[] = ['heightIn', 'weightLb', 'ageYears']

/** Three values with weights that have a normal distribution's mean and variance (Gauss-Hermite). */
const NODES = [
  [-Math.sqrt(3), 1 / 6],
  [0, 2 / 3],
  [Math.sqrt(3), 1 / 6],
] as const

/** The questions without an answer, the one first from which most is expected. */
export function listNextQuestions(model: Model, answers: Answers): NextQuestion[] {
  const current = recommendSizes(model, answers)
  const unanswered = [...BASE_ANSWERS, ...OBSERVED_ANSWERS].filter((answer) => answers[answer] === undefined)
  return unanswered
    .map((answer): NextQuestion => {
      const outcomes = listCandidates(model, answers, answer).map((candidate) => ({
        ...candidate,
        sizes: recommendSizes(model, { ...answers, [answer]: candidate.value }),
      }))
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      const gains = Object.fromEntries(
        OUTPUTS.map((output) => {
          const expected = outcomes.reduce((sum, { weight, sizes }) => sum + weight * getBest(sizes[output]), 0) / total
          return [output, expected - getBest(current[output])]
        }),
      ) as Record<OutputName, number>
      const changes = outcomes.flatMap(({ name, sizes }) =>
        name === undefined
          ? []
          : OUTPUTS.filter((output) => sizes[output].position !== current[output].position).map((output) => ({
              value: name,
              output,
              from: getLabel(current[output]),
              to: getLabel(sizes[output]),
            })),
      )
      return { answer, gains, changes }
    })
    .toSorted((one, other) => sumGains(other) - sumGains(one))
}

const sumGains = ({ gains }: NextQuestion) => Object.values(gains).reduce((sum, gain) => sum + gain, 0)

type Sizes = ReturnType<typeof recommendSizes>[OutputName]
const getBest = ({ probabilities, position }: Sizes): number => probabilities[position] ?? 0
const getLabel = ({ labels, position }: Sizes): string => labels[position] ?? ''

function listCandidates(model: Model, answers: Answers, answer: keyof Answers): Candidate[] {
  const axis = BASE_ANSWERS.indexOf(answer)
  if (axis >= 0) return listBaseCandidates(model, axis)
  const observation = model.observations.find((candidate) => candidate.answer === answer)
  return observation ? listObservedCandidates(model, answers, observation) : []
}

function listBaseCandidates({ base: { mean, covariance } }: Model, axis: number): Candidate[] {
  const spread = Math.sqrt(covariance[axis]?.[axis] ?? 0)
  return NODES.map(([distance, weight]) => {
    const value = (mean[axis] ?? 0) + distance * spread
    // weight is normal on a logarithmic scale
    return { value: axis === 1 ? Math.exp(value) : value, weight }
  })
}

/** The answers of a question with their probability by what the answers so far say of the body. */
function listObservedCandidates(model: Model, answers: Answers, observation: Observation): Candidate[] {
  const prior = computePrior(model, answers)
  const { posterior } = computePosterior(model, answers, prior)
  const { latent, h, c, r, ageSlope = 0, adjustedBy, labels } = observation
  const other = adjustedBy && answers[adjustedBy.answer]
  const adjustment = adjustedBy ? adjustedBy.d * (typeof other === 'number' ? other : adjustedBy.mean) : 0
  const centre = c + ageSlope * prior.base[2] + h * (posterior.mean[latent] ?? 0) + adjustment
  const extra = adjustedBy && other === undefined ? adjustedBy.d ** 2 * adjustedBy.variance : 0
  const spread = Math.sqrt(h * h * (posterior.covariance[latent]?.[latent] ?? 0) + r + extra)
  const getDensity = (value: number) => Math.exp(-(((value - centre) / spread) ** 2) / 2)
  if (labels)
    return Object.entries(labels).map(([name, [value, variance]]) => ({
      value: name,
      name,
      // a label stands for an interval, whose width follows from its variance
      weight: getDensity(value) * Math.sqrt(12 * variance),
    }))
  const codes = Object.entries(CODED).find(([name]) => name === observation.answer)?.[1]
  if (codes) return codes.map(([value, name]) => ({ value, name, weight: getDensity(value) }))
  return NODES.map(([distance, weight]) => ({ value: centre + distance * spread, weight }))
}
