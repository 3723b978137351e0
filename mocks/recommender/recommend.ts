import type { Answers } from './answers.ts'
import type { Model, OutputName } from './model.ts'
import { type Belief, type Prior, priorBelief } from './prior.ts'
import { leadingSize, type Odds, oddsOf } from './sizes.ts'
import { measurementOf, observe } from './update.ts'

/** Every option that is recommended; each has its own sizes. */
export const OUTPUTS = ['waist', 'build', 'leg', 'top', 'chest', 'cut', 'length'] as const satisfies OutputName[]

/** One option's recommendation: the size to lead with, the next best beside it, and how likely every size is. */
export type Recommended = { size: string; neighbour: string; odds: Odds }

/** An answer that led to another size than all the others do. */
export type Moved = { answer: keyof Answers; output: OutputName; from: string; to: string }

/** Why a result deserves less trust. */
export type Doubt =
  | { kind: 'missing'; answers: (keyof Answers)[] }
  | { kind: 'outside-data'; answer: keyof Answers }
  | { kind: 'contradicts'; answer: keyof Answers }
  | { kind: 'wide'; output: OutputName }

export type Recommendation = { outputs: Record<OutputName, Recommended>; moved: Moved[]; doubts: Doubt[] }

const BASE = ['heightIn', 'weightLb', 'ageYears'] as const

/**
 * Sizes for any subset of answers, with how sure they are, what moved them and what to doubt. Never fails: without a
 * single answer it tells what most men wear.
 */
export function recommend(model: Model, answers: Answers): Recommendation {
  const prior = priorBelief(model, answers)
  const { belief, contradicting } = believe(model, answers, prior)
  const missing = BASE.filter((name) => answers[name] === undefined)
  const cautious = missing.length > 0
  const outputs = byOutput((output) => recommended(oddsOf(model, output, belief), cautious))
  const doubts: Doubt[] = [
    ...(cautious ? [{ kind: 'missing' as const, answers: missing }] : []),
    ...outsideData(model, answers).map((answer) => ({ kind: 'outside-data' as const, answer })),
    ...contradicting.map((answer) => ({ kind: 'contradicts' as const, answer })),
    ...(Math.max(...outputs.waist.odds.probabilities) < model.wideBelow
      ? [{ kind: 'wide' as const, output: 'waist' as const }]
      : []),
  ]
  return { outputs, moved: movedBy(model, answers, prior, outputs, cautious), doubts }
}

/** The belief that the answers lead to, and which of them fit the others badly. */
export function believe(
  model: Model,
  answers: Answers,
  prior = priorBelief(model, answers),
): { belief: Belief; contradicting: (keyof Answers)[] } {
  const { base } = prior
  const belief = { mean: prior.mean.slice(), covariance: prior.covariance.map((line) => line.slice()) }
  const contradicting: (keyof Answers)[] = []
  for (const seen of model.observations) {
    const measurement = measurementOf(seen, answers, base[2])
    if (measurement && observe(belief, measurement, model.gate).contradicts) contradicting.push(seen.answer)
  }
  return { belief, contradicting }
}

/** Only the sizes, without reasons: what scoring thousands of men needs. */
export function recommendSizes(model: Model, answers: Answers): Record<OutputName, Odds & { at: number }> {
  const { belief } = believe(model, answers)
  const cautious = BASE.some((name) => answers[name] === undefined)
  return byOutput((output) => {
    const odds = oddsOf(model, output, belief)
    return { ...odds, at: leadingSize(odds, { cautious }) }
  })
}

function recommended(odds: Odds, cautious: boolean): Recommended {
  const at = leadingSize(odds, { cautious })
  const { labels, probabilities } = odds
  const beside = [at - 1, at + 1].filter((each) => each in labels)
  const next = beside.reduce(
    (best, each) => ((probabilities[each] ?? 0) > (probabilities[best] ?? -1) ? each : best),
    -1,
  )
  return { size: labels[at] ?? '', neighbour: labels[next] ?? '', odds }
}

/** Leaves out one answer at a time. Height, weight and age are what the rest is compared with, so they never "move". */
function movedBy(
  model: Model,
  answers: Answers,
  prior: Prior,
  outputs: Record<OutputName, Recommended>,
  cautious: boolean,
): Moved[] {
  const given = model.observations.map(({ answer }) => answer).filter((answer) => answers[answer] !== undefined)
  return given.flatMap((answer) => {
    const { belief } = believe(model, { ...answers, [answer]: undefined }, prior)
    return OUTPUTS.flatMap((output) => {
      const odds = oddsOf(model, output, belief)
      const from = odds.labels[leadingSize(odds, { cautious })] ?? ''
      const to = outputs[output].size
      return from === to ? [] : [{ answer, output, from, to }]
    })
  })
}

function outsideData({ base: { box } }: Model, answers: Answers): (keyof Answers)[] {
  return BASE.filter((name, axis) => {
    const value = answers[name]
    const [low, high] = box[axis] ?? [0, 0]
    return value !== undefined && (value < low || value > high)
  })
}

function byOutput<Value>(make: (output: OutputName) => Value): Record<OutputName, Value> {
  return {
    waist: make('waist'),
    build: make('build'),
    leg: make('leg'),
    top: make('top'),
    chest: make('chest'),
    cut: make('cut'),
    length: make('length'),
  }
}
