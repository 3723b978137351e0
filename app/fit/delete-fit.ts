import { deleteBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { forgetFitFn } from './fit.functions.ts'
import { clearSavedFit } from './saved-fit-cookie.ts'

/**
 * Deletes the fit at the service, then in this browser with its answers. Returns whether it was deleted; after a failure
 * nothing is, so that it can be tried again.
 */
export async function deleteFit(region: RegionCode): Promise<boolean> {
  const outcome = await forgetFitFn({ data: { region } }).catch(() => null)
  if (!outcome?.ok) return false
  for (const cookie of [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse])
    deleteBrowserCookie(cookie)
  clearSavedFit()
  return true
}
