import { forgetInBrowser } from '#app/visitor/browser-cookies.ts'
import { fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { forgetFitFn } from './fit.functions.ts'
import { dropFit } from './kept-fit.ts'

/**
 * Deletes the fit where the service keeps it, and only then on this device, with the answers that it came from: what could
 * not be deleted can be tried again. Answers whether it is gone.
 */
export async function deleteFit(region: RegionCode): Promise<boolean> {
  const outcome = await forgetFitFn({ data: { region } }).catch(() => null)
  if (!outcome?.ok) return false
  for (const cookie of [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse])
    forgetInBrowser(cookie)
  dropFit()
  return true
}
