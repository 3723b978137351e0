import type { Recommendation } from './recommendation.ts'
import type { FitRecord } from './saved-fit.ts'

/** The outcome of a recommendation. Failures are rows of the error catalogue, already reported. */
export type RecommendOutcome =
  | { ok: true; recommendation: Recommendation }
  | { ok: false; failure: 'fit.recommend-failed' }

/** The outcome of reading a saved fit. 'unknown': the visitor is not identified; 'none': they have no fit (fit.none). */
export type FetchOutcome = { status: 'found'; record: FitRecord } | { status: 'none' | 'unknown' | 'failed' }

/** The outcome of mailing a saved fit. 'too-many': it was mailed several times already; 'no-mail': the service has no such call. */
export type FindOutcome =
  | { ok: true }
  | { ok: false; failure: 'fit.not-found-by-email' | 'fit.mail-failed' | 'fit.fetch-failed' | 'too-many' | 'no-mail' }

/** What became of a fit at the service. 'none': it has none that is known to be this visitor's; 'no-call': it deletes none. */
export type DeletedAtService = 'deleted' | 'none' | 'no-call'

export type ForgetOutcome = { ok: true; atService: DeletedAtService } | { ok: false; failure: 'fit.forget-failed' }
