import type { Recommendation as WireRecommendation } from '#contracts/fit/generated/types.ts'
import { LONG_LEG } from '#contracts/shop/leg-rule.ts'
import type { BuildPart, QuestionName } from './fit-answers.ts'
import type { FitOption, SavedFit } from './saved-fit.ts'

/** The name of an answer in a recommendation: its question, or its part of the build. */
export type AnswerName = Exclude<QuestionName, 'build' | 'style'> | BuildPart

/** The recommended sizes with their confidence (FIT-16). A minimal fit service gives `fit` alone. */
export type Recommendation = {
  fit: SavedFit
  /** The probability of each value of an option; those of an option add up to 1. */
  probabilities: Partial<Record<FitOption, Record<string, number>>>
  /** The next best value of an option. */
  neighbours: Partial<Record<FitOption, string>>
  /** Answers that moved a size away from what the other answers give. */
  moved: readonly { answer: AnswerName; option: FitOption; from: string; to: string }[]
  /** Reasons to trust the result less. */
  doubts: readonly {
    kind: NonNullable<WireRecommendation['doubts']>[number]['kind']
    answer?: AnswerName
    option?: FitOption
  }[]
  /** The sizes that stated preferences would choose instead; they do not affect the probabilities. */
  askedFor: readonly { answer: AnswerName; option: FitOption; value: string }[]
}

/** Whether a leg counts as long (COL-09). Which skus a leg excludes is in `product/size/variants.wire.ts`. */
export const isLongLeg = (leg: string): boolean => Number(leg) >= LONG_LEG
