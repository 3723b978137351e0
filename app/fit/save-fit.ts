import { track } from '#app/analytics/track.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { saveFitFn } from './fit.functions.ts'
import { keepFit } from './kept-fit.ts'
import type { FitAnswers } from './recommendation.ts'
import { type SavedFit, sizesOf } from './saved-fit.ts'

/**
 * Saves a complete fit at the fit service and on this device, and tells analytics where that is agreed to ('Fit Updated').
 * `method` says why, like 'fit_refresh'; `answers` are those of a Fit Finder run, an edit has none; `email` is where the fit
 * is sent as well. Rejects where it could not be saved: then nothing has changed, and the cause is reported.
 */
export async function saveFit(
  region: RegionCode,
  save: { fit: SavedFit; method: string; answers?: FitAnswers | undefined; email?: string | undefined },
): Promise<void> {
  const { top, bottom } = save.fit
  const saved = await saveFitFn({ data: { region, ...save, fit: { top, bottom } } })
  keepFit(save.fit, saved)
  const sizes = (half: 'top' | 'bottom') => Object.fromEntries(sizesOf(save.fit, half))
  track('Fit Updated', { top: sizes('top'), bottom: sizes('bottom'), method: save.method })
}
