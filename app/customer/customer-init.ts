import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'

/** What the shop knows of its customer here: the fit, and whether the account keeps it. */
export type CustomerState = { fit: SavedFit | null; inAccount: boolean }

/** Spec 4: "Action: CUSTOMER_SET_FIT with a payload". */
type CustomerAction = { type: 'CUSTOMER_SET_FIT'; payload: CustomerState }

export const customerReducer = (_state: CustomerState, action: CustomerAction): CustomerState => action.payload

/** FIT-11: the fit that was fetched replaces the local one; where there is none, or none could be fetched, the local one is used. */
export const customerSetFit = (fetched: FetchOutcome, local: CustomerState): CustomerAction => ({
  type: 'CUSTOMER_SET_FIT',
  payload: fetched.status === 'found' ? { fit: fetched.fit, inAccount: true } : local,
})
