import type { Answer, Compared, FitFinderAnswers, Recommendation as Wire } from '#contracts/fit/generated/types.ts'
import type { FitOption, SavedFit } from './saved-fit.ts'

/**
 * What a shopper told the Fit Finder: height in centimetres, weight in kilograms, age in years, waist, leg and jacket as
 * they are usually bought, in inches. A question that was skipped is not there.
 */
export type FitAnswers = Pick<
  FitFinderAnswers,
  'height' | 'weight' | 'age' | 'waist' | 'watch' | 'jacket' | 'style' | 'leg'
> & {
  sizeUp?: boolean
  slimFit?: NonNullable<FitFinderAnswers['slim_fit']>
  build?: Partial<Record<'belly' | 'seat' | 'thigh', Compared>>
  tShirt?: NonNullable<FitFinderAnswers['t_shirt']>
  /** His best pair, measured in inches: waistband laid flat and doubled, inside leg. */
  pairWaist?: number
  pairLeg?: number
}

/** The service's names of answers that differ from ours. */
export const ANSWER_NAMES = {
  size_up: 'sizeUp',
  slim_fit: 'slimFit',
  t_shirt: 'tShirt',
  pair_waist: 'pairWaist',
  pair_leg: 'pairLeg',
} as const satisfies Partial<Record<Answer, string>>

export type AnswerName = Exclude<Answer, keyof typeof ANSWER_NAMES> | (typeof ANSWER_NAMES)[keyof typeof ANSWER_NAMES]

/** What the answers lead to, and how sure that is (FIT-16). A plain fit service says `fit` alone; the rest is empty then. */
export type Recommendation = {
  fit: SavedFit
  /** How likely each value of an option is; each option adds up to 1. */
  probabilities: Partial<Record<FitOption, Record<string, number>>>
  /** The next best value of an option. */
  neighbours: Partial<Record<FitOption, string>>
  /** Answers that led to another size than all the others do. */
  moved: readonly { answer: AnswerName; option: FitOption; from: string; to: string }[]
  /** Why the result deserves less trust. */
  doubts: readonly { kind: NonNullable<Wire['doubts']>[number]['kind']; answer?: AnswerName; option?: FitOption }[]
  /** What a stated preference would choose instead; never part of the odds. */
  askedFor: readonly { answer: AnswerName; option: FitOption; value: string }[]
}
