import type { FitFinderAnswers, Recommendation as WireRecommendation } from '#contracts/fit/generated/types.ts'
import type { Answers } from './answers.ts'
import type { Model, OutputName } from './model.ts'
import { type Doubt, type Recommendation, recommend } from './recommend.ts'

const CM_PER_INCH = 2.54
const LB_PER_KG = 2.204_622_62

const COMPARED = { less: -1, average: 0, more: 1 } as const
const SLIM_FIT = { slim: 1, regular: 0, relaxed: -1 } as const
const HOLES = [0, 1, 2, 3, 4] as const

type WireAnswer = NonNullable<WireRecommendation['moved']>[number]['answer']
type WireOption = NonNullable<WireRecommendation['moved']>[number]['option']

const ANSWER_ON_THE_WIRE: Record<keyof Answers, WireAnswer> = {
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
/** The contract calls a top's letter its size. */
const optionOf = (output: OutputName): WireOption => (output === 'top' ? 'size' : output)

/** The contract's answers in the model's terms: inches, pounds, and codes. */
export function answersFromWire(sent: FitFinderAnswers): Answers {
  const { height, weight, age, waist, size_up, slim_fit, build, watch, t_shirt, jacket, leg, pair_waist, pair_leg } =
    sent
  return {
    heightIn: height && height / CM_PER_INCH,
    weightLb: weight && weight * LB_PER_KG,
    ageYears: age,
    usualWaist: waist,
    sizeUp: size_up === undefined ? undefined : size_up ? 1 : 0,
    slimFit: slim_fit && SLIM_FIT[slim_fit],
    belly: build?.belly && COMPARED[build.belly],
    seat: build?.seat && COMPARED[build.seat],
    thigh: build?.thigh && COMPARED[build.thigh],
    watch: watch === undefined ? undefined : HOLES[watch - 1],
    tShirt: t_shirt,
    jacket,
    usualLeg: leg,
    pairWaistIn: pair_waist,
    pairLegIn: pair_leg,
  }
}

/** Answers `POST /fit-finder`: sizes, how likely each is, the next best, what moved them, what to doubt, what was wished. */
export function recommendOverTheWire(model: Model, sent: FitFinderAnswers): WireRecommendation {
  const result = recommend(model, answersFromWire(sent))
  const { waist, build, leg, top, chest, cut, length } = result.outputs
  const odds = (output: OutputName) => oddsByLabel(result, output)
  return {
    bottom: {
      waist: waist.size,
      build: build.size,
      leg: leg.size,
      // taper is taste, not body: what he likes is what he gets
      taper: sent.style ?? 'Standard',
    },
    top: { size: top.size, chest: chest.size, cut: cut.size, length: length.size },
    probabilities: {
      bottom: { waist: odds('waist'), build: odds('build'), leg: odds('leg') },
      top: { size: odds('top'), chest: odds('chest'), cut: odds('cut'), length: odds('length') },
    },
    neighbours: Object.fromEntries(
      Object.entries({ waist, build, leg, size: top, chest, cut, length }).map(([option, { neighbour }]) => [
        option,
        neighbour,
      ]),
    ),
    moved: result.moved.map(({ answer, output, from, to }) => ({
      answer: ANSWER_ON_THE_WIRE[answer],
      option: optionOf(output),
      from,
      to,
    })),
    doubts: result.doubts.flatMap(doubtOnTheWire),
    asked_for: askedFor(sent, result),
  }
}

function doubtOnTheWire(doubt: Doubt): NonNullable<WireRecommendation['doubts']> {
  const { kind } = doubt
  if (kind === 'missing') return doubt.answers.map((answer) => ({ kind, answer: ANSWER_ON_THE_WIRE[answer] }))
  if (kind === 'wide') return [{ kind, option: optionOf(doubt.output) }]
  return [{ kind, answer: ANSWER_ON_THE_WIRE[doubt.answer] }]
}

/** Wishes change no probability; they are offered beside the recommendation where they lead to another value. */
function askedFor(sent: FitFinderAnswers, { outputs: { waist, cut } }: Recommendation) {
  const wishes: NonNullable<WireRecommendation['asked_for']> = []
  const { labels } = waist.odds
  const larger = labels[labels.indexOf(waist.size) + 1]
  if (sent.size_up && larger) wishes.push({ answer: 'size_up', option: 'waist', value: larger })
  const wished = sent.slim_fit === 'slim' ? 'Slim' : sent.slim_fit === 'relaxed' ? 'Straight' : cut.size
  if (wished !== cut.size) wishes.push({ answer: 'slim_fit', option: 'cut', value: wished })
  return wishes
}

/** Four digits; what rounds to nothing is left out. */
function oddsByLabel({ outputs }: Recommendation, output: OutputName): Record<string, number> {
  const { labels, probabilities } = outputs[output].odds
  return Object.fromEntries(
    labels.flatMap((label, i) => {
      const odds = Math.round((probabilities[i] ?? 0) * 10_000) / 10_000
      return odds > 0 ? [[label, odds]] : []
    }),
  )
}
