import { deleteBrowserCookie } from '#app/visitor/browser-cookies.ts'
import { fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse } from '#app/visitor/cookies.ts'
import { isLoggedIn } from '#app/visitor/use-visitor.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getAccountSession } from './account-session.ts'
import { forgetFitFn } from './fit.functions.ts'
import type { DeletedAtService } from './fit-outcomes.ts'
import { clearSavedFit, readSavedFit } from './saved-fit-cookie.ts'

/**
 * Deletes the fit at the service, then in this browser with its answers. Returns what the service did; null after a failure,
 * when nothing is deleted here, so that it can be tried again.
 */
export async function deleteFit(region: RegionCode): Promise<DeletedAtService | null> {
  const typedEmail = readSavedFit().record?.email ?? undefined
  const forget = (accessToken?: string) => forgetFitFn({ data: { region, accessToken, typedEmail } })
  // Without the account its fit would stay: who is signed in tries again once the account's code is there.
  const session = getAccountSession()
  if (isLoggedIn(region) && !session) return null
  const outcome = await (session?.deleteAsCustomer(region, forget) ?? forget()).catch(() => null)
  if (outcome?.status !== 'done') return null
  for (const cookie of [fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer, fitResponse])
    deleteBrowserCookie(cookie)
  clearSavedFit()
  return outcome.atService
}
