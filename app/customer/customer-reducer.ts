import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import { differs, type FitRecord } from '#app/fit/saved-fit.ts'

/** The customer's fit in this browser, and whether the account stores it. */
export type CustomerState = { record: FitRecord | null; inAccount: boolean }

/** Spec 4: "Action: CUSTOMER_SET_FIT with a payload". */
type CustomerAction = { type: 'CUSTOMER_SET_FIT'; payload: CustomerState }

export const customerReducer = (_state: CustomerState, action: CustomerAction): CustomerState => action.payload

/**
 * Creates the action for a fetched fit (FIT-11): it replaces the local one; without one the local fit is used. A local copy
 * of an account's fit goes with the original: it was deleted on another device. A fit that was saved here since the fetch
 * began (`before`) is the newer one.
 */
export const setCustomerFit = (fetched: FetchOutcome, local: CustomerState, before = local): CustomerAction => ({
  type: 'CUSTOMER_SET_FIT',
  payload: hasChanged(before, local) ? local : chooseFit(fetched, local),
})

function chooseFit(fetched: FetchOutcome, local: CustomerState): CustomerState {
  if (fetched.status === 'found') return { record: fetched.record, inAccount: true }
  return fetched.status === 'none' && local.inAccount ? { record: null, inAccount: false } : local
}

const hasChanged = (before: CustomerState, local: CustomerState) =>
  before.inAccount !== local.inAccount || differs(before.record?.fit ?? null, local.record?.fit ?? null)
