import type { Recommendation as WireRecommendation } from '#contracts/fit/generated/types.ts'
import type { BuildPart, QuestionName } from './fit-answers.ts'
import type { FitOption, FitRecord, SavedFit } from './saved-fit.ts'

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
  /** What questions without an answer would bring, the most telling one first; absent unless requested. */
  nextQuestions?: readonly {
    answer: AnswerName
    /** By option, the expected rise in the probability that the recommended value is right. */
    gains: Readonly<Partial<Record<string, number>>>
    changes: readonly { value: string; option: FitOption; from: string; to: string }[]
  }[]
}

/** The outcome of a recommendation. Failures are rows of the error catalogue, already reported. */
export type RecommendOutcome =
  | { ok: true; recommendation: Recommendation }
  | { ok: false; failure: 'fit.recommend-failed' }

/** The outcome of reading a saved fit. 'unknown': the visitor is not identified. 'none': they have no fit (fit.none). */
export type FetchOutcome = { status: 'found'; record: FitRecord } | { status: 'none' | 'unknown' | 'failed' }

/** The outcome of mailing a saved fit. 'too-many': it was mailed too often; 'no-mail': the service cannot send mails. */
export type FindOutcome =
  | { ok: true }
  | { ok: false; failure: 'fit.not-found-by-email' | 'fit.mail-failed' | 'fit.fetch-failed' | 'too-many' | 'no-mail' }

/**
 * The result of a deletion at the service.
 * - deleted: the visitor's records are deleted
 * - none: the service has no record that is known to be the visitor's
 * - no-call: it has a record, but no call that deletes it
 * - partly: it still has a record of the same account or address
 * - address: it has a record of the typed address from another browser, which the reader of a mailed link can delete
 */
export type DeletionOutcome = 'deleted' | 'none' | 'no-call' | 'partly' | 'address'

/** The outcome of a deletion. 'token-expired': Shopify refuses the access token, and nothing was deleted. */
export type ForgetOutcome = { status: 'done'; atService: DeletionOutcome } | { status: 'failed' | 'token-expired' }

/** How a fit can turn out (FIT-13). The spec names the field; its values are assumed. */
export const FIT_RESPONSES = ['too_tight', 'just_right', 'too_loose'] as const
export type FitResponse = (typeof FIT_RESPONSES)[number]

/** A failure is an error object and is never thrown (spec 8, "fit feedback failure"). */
export type ResponseOutcome = { ok: true } | { ok: false; failure: 'feedback.visit-failed' }

/** Parses the shopper's response from the text of the cookie fit_response; null for anything else. */
export const parseFitResponse = (text: string | undefined): FitResponse | null =>
  FIT_RESPONSES.find((response) => response === text) ?? null
