import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import type { FitRecord } from '#app/fit/saved-fit.ts'

/** The customer's fit in this browser, and whether the account stores it. */
export type CustomerState = { record: FitRecord | null; inAccount: boolean }

/** Spec 4: "Action: CUSTOMER_SET_FIT with a payload". */
type CustomerAction = { type: 'CUSTOMER_SET_FIT'; payload: CustomerState }

export const customerReducer = (_state: CustomerState, action: CustomerAction): CustomerState => action.payload

/** Creates the action for a fetched fit (FIT-11): it replaces the local one; without one the local fit is used. */
export const setCustomerFit = (fetched: FetchOutcome, local: CustomerState): CustomerAction => ({
  type: 'CUSTOMER_SET_FIT',
  payload: fetched.status === 'found' ? { record: fetched.record, inAccount: true } : local,
})
