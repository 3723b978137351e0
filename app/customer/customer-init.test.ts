import { expect, test } from 'vitest'
import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { type CustomerState, customerReducer, customerSetFit } from './customer-init.ts'

const theirs: SavedFit = { top: { size: 'M' }, bottom: { waist: '34' } }
const here: SavedFit = { top: {}, bottom: { waist: '36' } }
const nothing: CustomerState = { fit: null, inAccount: false }
const local: CustomerState = { fit: here, inAccount: false }

test.each<[string, FetchOutcome, CustomerState, CustomerState]>([
  ['a saved fit replaces the local one', { status: 'found', fit: theirs }, local, { fit: theirs, inAccount: true }],
  [
    'a saved fit comes where there is none',
    { status: 'found', fit: theirs },
    nothing,
    { fit: theirs, inAccount: true },
  ],
  ['without a saved fit the local one is used', { status: 'none' }, local, local],
  ['for somebody unknown the local one is used', { status: 'unknown' }, local, local],
  ['after a failure the local one is used', { status: 'failed' }, local, local],
  ['without any there is none', { status: 'none' }, nothing, nothing],
])('%s [FIT-11]', (_what, fetched, before, after) => {
  const action = customerSetFit(fetched, before)
  expect(action.type).toBe('CUSTOMER_SET_FIT')
  expect(customerReducer(before, action)).toEqual(after)
})
