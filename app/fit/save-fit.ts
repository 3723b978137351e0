import { track } from '#app/analytics/track.ts'
import { refusesCookies } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getAccountSession } from './account-session.ts'
import { saveFitFn } from './fit.functions.ts'
import type { FitAnswers } from './fit-answers.ts'
import { getSizes, type SavedFit } from './saved-fit.ts'
import { parseAnswersOfFit, readRecordDetails, readSavedFit, storeSavedFit } from './saved-fit-cookie.ts'

/**
 * Stores one half of a fit in this browser only, since the fit service accepts complete fits only (FIT-08, FIT-15). Throws where
 * the browser refuses the cookie.
 */
export function storeHalfFit(fit: SavedFit): void {
  refuseLostFit()
  const details = { updatedAt: new Date().toISOString(), email: null, status: null }
  storeSavedFit({ fit, ...details }, { inAccount: false, answers: readAnswersOfFit() })
}

/** The stored answers, which an edited fit keeps, because it is the same man's. */
const readAnswersOfFit = () => parseAnswersOfFit(readRecordDetails())

function refuseLostFit(): void {
  if (refusesCookies()) throw new Error('the browser refuses the cookie of a saved fit')
}

/**
 * Saves a complete fit at the fit service and in this browser, and tracks 'Fit Updated'. `method` is the reason, like
 * 'fit_refresh'; an edit has no `answers`. The service also mails the fit to `email`. Rejects after a failure, and
 * without changing anything where the browser refuses the cookie.
 */
export async function saveFit(
  region: RegionCode,
  save: { fit: SavedFit; method: string; answers?: FitAnswers | undefined; email?: string | undefined },
): Promise<void> {
  refuseLostFit()
  const { top, bottom } = save.fit
  const accessToken = getAccountSession()?.getUsableAccessToken(region)
  const saved = await saveFitFn({ data: { region, ...save, fit: { top, bottom }, accessToken } })
  if ('failure' in saved) throw new Error(saved.failure)
  const { email = null, status = null } = readSavedFit().record ?? {}
  const updatedAt = new Date().toISOString()
  const answers = save.answers ?? readAnswersOfFit()
  storeSavedFit({ fit: save.fit, updatedAt, email: save.email ?? email, status }, { ...saved, answers })
  const toSizes = (half: 'top' | 'bottom') => Object.fromEntries(getSizes(save.fit, half))
  track('Fit Updated', { top: toSizes('top'), bottom: toSizes('bottom'), method: save.method })
}
