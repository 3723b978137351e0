import type { Recommendation } from './recommendation.ts'
import type { SavedFit } from './saved-fit.ts'

/** How a call about a fit went, for the browser. Failures are rows of the error catalogue, reported already. */
export type RecommendOutcome =
  | { ok: true; recommendation: Recommendation }
  | { ok: false; failure: 'fit.recommend-failed' }

/** 'unknown': nobody vouches for who this is; 'none': they saved no fit (a 404, fit.none). */
export type FetchOutcome = { status: 'found'; fit: SavedFit } | { status: 'none' | 'unknown' | 'failed' }

/** 'too-many': it was mailed already, several times. */
export type FindOutcome =
  | { ok: true }
  | { ok: false; failure: 'fit.not-found-by-email' | 'fit.mail-failed' | 'fit.fetch-failed' | 'too-many' }

export type ForgetOutcome = { ok: true } | { ok: false; failure: 'fit.forget-failed' }
