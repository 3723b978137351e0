import type { Recommendation } from './recommendation.ts'
import type { SavedFit } from './saved-fit.ts'

/** The outcome of a recommendation. Failures are rows of the error catalogue, already reported. */
export type RecommendOutcome =
  | { ok: true; recommendation: Recommendation }
  | { ok: false; failure: 'fit.recommend-failed' }

/** The outcome of reading a saved fit. 'unknown': the visitor is not identified; 'none': they have no fit (fit.none). */
export type FetchOutcome = { status: 'found'; fit: SavedFit } | { status: 'none' | 'unknown' | 'failed' }

/** The outcome of mailing a saved fit. 'too-many': it was mailed several times already. */
export type FindOutcome =
  | { ok: true }
  | { ok: false; failure: 'fit.not-found-by-email' | 'fit.mail-failed' | 'fit.fetch-failed' | 'too-many' }

export type ForgetOutcome = { ok: true } | { ok: false; failure: 'fit.forget-failed' }
