import { useEffect } from 'react'
import { report } from '#app/errors/report.ts'
import { type AccountSession, connectAccount } from '#app/fit/account-session.ts'
import { fetchFitFn } from '#app/fit/fit.functions.ts'
import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import { type FitRecord, haveDifferentSizes } from '#app/fit/saved-fit.ts'
import { clearSavedFit, readSavedFit, storeSavedFit } from '#app/fit/saved-fit-cookie.ts'
import { useRegion } from '#app/region/use-region.ts'
import {
  isLoggedIn as isLoggedInNow,
  readBrowserCookie,
  readSession,
  useVisitor,
  writeSession,
} from '#app/visitor/browser-state.ts'
import { customerId, savedFit } from '#app/visitor/cookies.ts'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'
import { getUsableAccessToken } from './sign-in/session.ts'
import { withAccount } from './sign-in/with-account.ts'

/**
 * Customer init (FIT-11): once a session, and after each sign-in, fetches the customer's saved fit and stores it in this
 * browser. Visitors with neither account nor saved fit make no call and get no token, so this needs no consent.
 */
export function CustomerInitPart() {
  const region = useRegion().code
  const { isLoggedIn, hasSavedFit } = useVisitor()

  useEffect(() => connectAccount(fitSession), [])

  useEffect(() => {
    if (hasSavedFit) dropUnreadableFit()
  }, [hasSavedFit])

  const hasIdentity = isLoggedIn || hasSavedFit
  useEffect(() => {
    if (!hasIdentity) return
    // without an access token, the fit token of the device identifies the visitor
    const accessToken = getUsableAccessToken(region)
    const customer = identifyCustomer(isLoggedIn)
    const initKey = `${region} ${customer}${accessToken ? ' by token' : ''}`
    if (readSession(SESSION_STORAGE.customerInit) === initKey) return
    writeSession(SESSION_STORAGE.customerInit, initKey)
    const before = readSavedFit()
    fetchFitFn({ data: { region, ...(accessToken && { accessToken }) } }).then(
      (outcome) => {
        // after a sign-out, or a sign-in by another customer, the account's fit does not stay on the device
        if (identifyCustomer(isLoggedInNow(region)) !== customer) return
        const local = readSavedFit()
        const state = customerReducer(local, createCustomerFitAction(outcome, local, before))
        // at once: a sign-out between the answer and a rendering would be undone
        if (state === local) return
        if (state.record) storeSavedFit(state.record, state)
        else clearSavedFit()
      },
      // the call did not arrive: the next session tries again
      () => {},
    )
  }, [region, hasIdentity, isLoggedIn])
  return null
}

/** Identifies whose fit the page shows: that of the signed-in customer, or of the device. */
const identifyCustomer = (isLoggedIn: boolean): string =>
  isLoggedIn ? (readBrowserCookie(customerId) ?? 'customer') : 'device'

/** FIT-14: clears and reports a stored fit with a value that is in no list. A sign-out may have removed the fit meanwhile. */
function dropUnreadableFit(): void {
  if (!readBrowserCookie(savedFit) || readSavedFit().record) return
  clearSavedFit()
  report('fit.stored-filters-corrupt')
}

/** Saves and deletes the fit with the current session. Without a session a deletion affects this browser only. */
const fitSession: AccountSession = {
  getUsableAccessToken,
  async deleteAsCustomer(region, call) {
    const outcome = await withAccount(region, call)
    if (outcome.status === 'signed-out') return call()
    return outcome.status === 'unreachable' ? { status: 'failed' } : outcome
  },
}

/** The customer's fit in this browser, and whether the account stores it. */
export type CustomerState = { record: FitRecord | null; inAccount: boolean }

/** Spec 4: "Action: CUSTOMER_SET_FIT with a payload". */
type CustomerAction = { type: 'CUSTOMER_SET_FIT'; payload: CustomerState }

export const customerReducer = (_state: CustomerState, action: CustomerAction): CustomerState => action.payload

/**
 * Creates the action for a fetched fit (FIT-11), which replaces the local one, unless that has changed since the fetch
 * began (`before`). If no fit was found, the local one stays, unless it is the copy of an account's fit, which was
 * deleted elsewhere.
 */
export const createCustomerFitAction = (
  fetched: FetchOutcome,
  local: CustomerState,
  before = local,
): CustomerAction => ({
  type: 'CUSTOMER_SET_FIT',
  payload: hasChanged(before, local) ? local : chooseFit(fetched, local),
})

function chooseFit(fetched: FetchOutcome, local: CustomerState): CustomerState {
  if (fetched.status === 'found') return { record: fetched.record, inAccount: true }
  return fetched.status === 'none' && local.inAccount ? { record: null, inAccount: false } : local
}

const hasChanged = (before: CustomerState, local: CustomerState) =>
  before.inAccount !== local.inAccount || haveDifferentSizes(before.record?.fit ?? null, local.record?.fit ?? null)
