import { expect, test } from 'vitest'
import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { type CustomerState, customerReducer, setCustomerFit } from './customer-reducer.ts'

const accountFit: SavedFit = { top: { size: 'M' }, bottom: { waist: '34' } }
const localFit: SavedFit = { top: {}, bottom: { waist: '36' } }
const empty: CustomerState = { fit: null, inAccount: false }
const local: CustomerState = { fit: localFit, inAccount: false }

test.each<[string, FetchOutcome, CustomerState, CustomerState]>([
  [
    'a saved fit replaces the local one',
    { status: 'found', fit: accountFit },
    local,
    { fit: accountFit, inAccount: true },
  ],
  [
    'a saved fit is used where there is none',
    { status: 'found', fit: accountFit },
    empty,
    { fit: accountFit, inAccount: true },
  ],
  ['without a saved fit the local one is used', { status: 'none' }, local, local],
  ['for an unknown visitor the local one is used', { status: 'unknown' }, local, local],
  ['after a failure the local one is used', { status: 'failed' }, local, local],
  ['without any there is none', { status: 'none' }, empty, empty],
])('%s [FIT-11]', (_what, fetched, before, after) => {
  const action = setCustomerFit(fetched, before)
  expect(action.type).toBe('CUSTOMER_SET_FIT')
  expect(customerReducer(before, action)).toEqual(after)
})
