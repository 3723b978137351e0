import type {
  Answer,
  FitFinderAnswers,
  Fit as WireFit,
  Recommendation as WireRecommendation,
} from '#contracts/fit/generated/types.ts'
import { ANSWER_NAMES, type AnswerName, type FitAnswers, type Recommendation } from './recommendation.ts'
import { type SavedFit, toSavedFit } from './saved-fit.ts'

/** A complete fit as the service takes it (FIT-15): taper and chest go along where they are known. */
export const toWire = ({ top, bottom }: SavedFit): WireFit => ({
  top: {
    ...(top.size && { size: top.size }),
    ...(top.chest && { chest: top.chest }),
    cut: top.cut ?? '',
    length: top.length ?? '',
  },
  bottom: {
    waist: bottom.waist ?? '',
    build: bottom.build ?? '',
    leg: bottom.leg ?? '',
    ...(bottom.taper && { taper: bottom.taper }),
  },
})

/** A fit of the service; null where a value is in none of our lists, as for any fit from outside (FIT-14). */
export const fromWire = (fit: WireFit): SavedFit | null => toSavedFit(fit)

/** Answers as the service reads them. */
export const answersToWire = (answers: FitAnswers): FitFinderAnswers => {
  const { sizeUp, slimFit, tShirt, pairWaist, pairLeg, ...same } = answers
  const renamed = { size_up: sizeUp, slim_fit: slimFit, t_shirt: tShirt, pair_waist: pairWaist, pair_leg: pairLeg }
  return { ...same, ...renamed }
}

/** A recommendation in our words. Null: its sizes are none of ours. */
export function recommendationFromWire(said: WireRecommendation): Recommendation | null {
  const fit = fromWire({ top: said.top, bottom: said.bottom })
  if (!fit) return null
  return {
    fit,
    probabilities: { ...said.probabilities?.bottom, ...said.probabilities?.top },
    neighbours: said.neighbours ?? {},
    moved: (said.moved ?? []).map((each) => ({ ...each, answer: nameOf(each.answer) })),
    doubts: (said.doubts ?? []).map(({ kind, answer, option }) => ({
      kind,
      ...(answer && { answer: nameOf(answer) }),
      ...(option && { option }),
    })),
    askedFor: (said.asked_for ?? []).map((each) => ({ ...each, answer: nameOf(each.answer) })),
  }
}

const nameOf = (answer: Answer): AnswerName => (isRenamed(answer) ? ANSWER_NAMES[answer] : answer)

const isRenamed = (answer: Answer): answer is keyof typeof ANSWER_NAMES => Object.hasOwn(ANSWER_NAMES, answer)
