import type {
  Answer,
  FitFinderAnswers,
  Fit as WireFit,
  Recommendation as WireRecommendation,
  SavedFit as WireSavedFit,
} from '#contracts/fit/generated/types.ts'
import type { FitAnswers } from './fit-answers.ts'
import type { AnswerName, Recommendation } from './fit-outcomes.ts'
import { type FitOption, type FitRecord, isFitOption, type SavedFit, toSavedFit } from './saved-fit.ts'

/** Converts a complete fit for the service (FIT-15); taper and chest are sent only if known. */
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

type OnUnlisted = (option: FitOption) => void

/** Parses a date in any format; milliseconds may be a text. */
const toDate = (text: string) => new Date(/^\d{11,}$/.test(text) ? Number(text) : text)

/**
 * Converts a saved fit of the service; null if it has no size. Sizes in no list are left out and passed to `onUnlisted`; an
 * invalid date is null.
 */
export function fromWire(
  { fit: wire, updated_at, email, status }: WireSavedFit,
  onUnlisted: OnUnlisted,
): FitRecord | null {
  const fit = toSavedFit(wire, onUnlisted)
  const updatedAt = toDate(updated_at ?? '')
  return (
    fit && {
      fit,
      updatedAt: Number.isNaN(updatedAt.getTime()) ? null : updatedAt.toISOString(),
      email: email || null,
      status: status || null,
    }
  )
}

/** The service's names of answers that differ from ours. */
const ANSWER_NAMES = {
  size_up: 'size-up',
  slim_fit: 'slim-fit',
  t_shirt: 't-shirt',
  pair_waist: 'pair-waist',
  pair_leg: 'pair-leg',
} as const satisfies Partial<Record<Answer, AnswerName>>

const isRenamed = (answer: Answer): answer is keyof typeof ANSWER_NAMES => Object.hasOwn(ANSWER_NAMES, answer)
const toAnswerName = (answer: Answer): AnswerName => (isRenamed(answer) ? ANSWER_NAMES[answer] : answer)

/** Converts answers for the service. */
export const answersToWire = (answers: FitAnswers): FitFinderAnswers => {
  const { 'size-up': sizeUp, watch, ...others } = answers
  const { 'slim-fit': slim_fit, 't-shirt': t_shirt, 'pair-waist': pair_waist, 'pair-leg': pair_leg, ...same } = others
  return {
    ...same,
    size_up: sizeUp && sizeUp === 'yes',
    slim_fit,
    watch: watch && Number(watch),
    t_shirt,
    pair_waist,
    pair_leg,
  }
}

/**
 * Converts a recommendation of the service; null if it has no size. Sizes in no list are left out and passed to `onUnlisted`.
 */
export function recommendationFromWire(wire: WireRecommendation, onUnlisted: OnUnlisted): Recommendation | null {
  const fit = toSavedFit({ top: wire.top, bottom: wire.bottom }, onUnlisted)
  if (!fit) return null
  return {
    fit,
    probabilities: pickOptions({ ...wire.probabilities?.bottom, ...wire.probabilities?.top }),
    neighbours: pickOptions(wire.neighbours ?? {}),
    moved: (wire.moved ?? []).map(({ answer, option, from, to }) => ({
      answer: toAnswerName(answer),
      option,
      from,
      to,
    })),
    doubts: (wire.doubts ?? []).map(({ kind, answer, option }) => ({
      kind,
      ...(answer && { answer: toAnswerName(answer) }),
      ...(option && { option }),
    })),
    askedFor: (wire.asked_for ?? []).map(({ answer, option, value }) => ({
      answer: toAnswerName(answer),
      option,
      value,
    })),
    ...(wire.next_questions && {
      nextQuestions: wire.next_questions.map(({ answer, gains, changes }) => ({
        answer: toAnswerName(answer),
        gains: pickOptions(gains),
        changes: changes.map(({ value, option, from, to }) => ({ value, option, from, to })),
      })),
    }),
  }
}

/** Keeps what is named after a size. */
const pickOptions = <Value>(values: Readonly<Record<string, Value>>): Partial<Record<FitOption, Value>> =>
  Object.fromEntries(Object.entries(values).filter(([option]) => isFitOption(option)))
