import { deleteBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { forgetFitFn } from './fit.functions.ts'
import type { DeletedAtService } from './fit-outcomes.ts'
import { clearSavedFit } from './saved-fit-cookie.ts'

/**
 * Deletes the fit at the service, then in this browser with its answers. Returns what the service did; null after a failure,
 * when nothing is deleted, so that it can be tried again.
 */
export async function deleteFit(region: RegionCode): Promise<DeletedAtService | null> {
  const outcome = await forgetFitFn({ data: { region } }).catch(() => null)
  if (!outcome?.ok) return null
  for (const cookie of [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse])
    deleteBrowserCookie(cookie)
  clearSavedFit()
  return outcome.atService
}
