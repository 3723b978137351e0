import type { RecommendationRequest, Recommendation as WireRecommendation } from '#contracts/fit/generated/types.ts'
import { CM_PER_INCH } from '#contracts/shop/body-sizes.ts'
import type { Answers } from './answers.ts'
import type { Model, OutputName } from './model.ts'
import { listNextQuestions } from './next-questions.ts'
import { type Doubt, OUTPUTS, type Recommendation, recommend } from './recommend.ts'

const LB_PER_KG = 2.204_622_62

const COMPARISONS = { less: -1, average: 0, more: 1 } as const
const SLIM_FIT = { slim: 1, regular: 0, relaxed: -1 } as const
const STRAP_HOLES = [0, 1, 2, 3, 4] as const

type WireAnswer = NonNullable<WireRecommendation['moved']>[number]['answer']
type WireOption = NonNullable<WireRecommendation['moved']>[number]['option']

const WIRE_ANSWERS: Record<keyof Answers, WireAnswer> = {
  heightIn: 'height',
  weightLb: 'weight',
  ageYears: 'age',
  usualWaist: 'waist',
  sizeUp: 'size_up',
  slimFit: 'slim_fit',
  belly: 'belly',
  seat: 'seat',
  thigh: 'thigh',
  watch: 'watch',
  tShirt: 't_shirt',
  jacket: 'jacket',
  usualLeg: 'leg',
  pairWaistIn: 'pair_waist',
  pairLegIn: 'pair_leg',
}
/** The contract's name of an option: a top's letter is its size. */
const toWireOption = (output: OutputName): WireOption => (output === 'top' ? 'size' : output)

/** Converts the contract's answers to the model's terms: inches, pounds and codes. */
export function fromWire(wireAnswers: RecommendationRequest): Answers {
  const { height, weight, age, waist, size_up, slim_fit, build, watch, t_shirt, jacket, leg, pair_waist, pair_leg } =
    wireAnswers
  return {
    heightIn: height && height / CM_PER_INCH,
    weightLb: weight && weight * LB_PER_KG,
    ageYears: age,
    usualWaist: waist,
    sizeUp: size_up === undefined ? undefined : size_up ? 1 : 0,
    slimFit: slim_fit && SLIM_FIT[slim_fit],
    belly: build?.belly && COMPARISONS[build.belly],
    seat: build?.seat && COMPARISONS[build.seat],
    thigh: build?.thigh && COMPARISONS[build.thigh],
    watch: watch === undefined ? undefined : STRAP_HOLES[watch - 1],
    tShirt: t_shirt,
    jacket,
    usualLeg: leg,
    pairWaistIn: pair_waist,
    pairLegIn: pair_leg,
  }
}

/** The response to `POST /fit-finder`: sizes with probabilities, neighbours, effects of answers, doubts and preferences. */
export function recommendFromWire(model: Model, wireAnswers: RecommendationRequest) {
  const result = recommend(model, fromWire(wireAnswers))
  const { waist, build, leg, top, chest, cut, length } = result.outputs
  const toProbabilities = (output: OutputName) => roundProbabilities(result, output)
  return {
    bottom: {
      waist: waist.size,
      build: build.size,
      leg: leg.size,
      // taper is a preference and does not depend on the body
      taper: wireAnswers.style ?? 'Standard',
    },
    top: { size: top.size, chest: chest.size, cut: cut.size, length: length.size },
    probabilities: {
      bottom: { waist: toProbabilities('waist'), build: toProbabilities('build'), leg: toProbabilities('leg') },
      top: {
        size: toProbabilities('top'),
        chest: toProbabilities('chest'),
        cut: toProbabilities('cut'),
        length: toProbabilities('length'),
      },
    },
    neighbours: Object.fromEntries(
      Object.entries({ waist, build, leg, size: top, chest, cut, length }).map(([option, { neighbour }]) => [
        option,
        neighbour,
      ]),
    ),
    moved: result.effects.map(({ answer, output, from, to }) => ({
      answer: WIRE_ANSWERS[answer],
      option: toWireOption(output),
      from,
      to,
    })),
    doubts: result.doubts.flatMap(toWireDoubts),
    asked_for: listPreferences(wireAnswers, result),
    ...(wireAnswers.with_next_questions && { next_questions: toWireQuestions(model, wireAnswers) }),
  } satisfies WireRecommendation
}

function toWireQuestions(
  model: Model,
  wireAnswers: RecommendationRequest,
): NonNullable<WireRecommendation['next_questions']> {
  return listNextQuestions(model, fromWire(wireAnswers)).map(({ answer, gains, changes }) => ({
    answer: WIRE_ANSWERS[answer],
    gains: Object.fromEntries(
      OUTPUTS.map((output) => [toWireOption(output), Math.round(gains[output] * 10_000) / 10_000]),
    ),
    changes: changes.map(({ value, output, from, to }) => ({ value, option: toWireOption(output), from, to })),
  }))
}

function toWireDoubts(doubt: Doubt): NonNullable<WireRecommendation['doubts']> {
  const { kind } = doubt
  if (kind === 'missing') return doubt.answers.map((answer) => ({ kind, answer: WIRE_ANSWERS[answer] }))
  if (kind === 'wide') return [{ kind, option: toWireOption(doubt.output) }]
  return [{ kind, answer: WIRE_ANSWERS[doubt.answer] }]
}

/** Preferences that lead to another value than the recommended one. They do not change the probabilities. */
function listPreferences(wireAnswers: RecommendationRequest, { outputs: { waist, cut } }: Recommendation) {
  const preferences: NonNullable<WireRecommendation['asked_for']> = []
  const { labels } = waist.distribution
  const larger = labels[labels.indexOf(waist.size) + 1]
  if (wireAnswers.size_up && larger) preferences.push({ answer: 'size_up', option: 'waist', value: larger })
  const preferredCut =
    wireAnswers.slim_fit === 'slim' ? 'Slim' : wireAnswers.slim_fit === 'relaxed' ? 'Straight' : cut.size
  if (preferredCut !== cut.size) preferences.push({ answer: 'slim_fit', option: 'cut', value: preferredCut })
  return preferences
}

/** Probabilities by label, rounded to four digits and without zeros. */
function roundProbabilities({ outputs }: Recommendation, output: OutputName): Record<string, number> {
  const { labels, probabilities } = outputs[output].distribution
  return Object.fromEntries(
    labels.flatMap((label, i) => {
      const rounded = Math.round((probabilities[i] ?? 0) * 10_000) / 10_000
      return rounded > 0 ? [[label, rounded]] : []
    }),
  )
}
