import { expect, test } from 'vitest'
import type { FetchOutcome } from '#app/fit/fit-outcomes.ts'
import type { FitRecord } from '#app/fit/saved-fit.ts'
import { type CustomerState, createCustomerFitAction, customerReducer } from './customer-init-part.tsx'

const accountFit: FitRecord = {
  fit: { top: { size: 'M' }, bottom: { waist: '34' } },
  updatedAt: '2026-03-02T10:00:00.000Z',
  email: 'jo@example.com',
  status: 'active',
}
const localFit: FitRecord = { fit: { top: {}, bottom: { waist: '36' } }, updatedAt: null, email: null, status: null }
const empty: CustomerState = { record: null, inAccount: false }
const local: CustomerState = { record: localFit, inAccount: false }

test.each<[string, FetchOutcome, CustomerState, CustomerState]>([
  [
    'a saved fit replaces the local one',
    { status: 'found', record: accountFit },
    local,
    { record: accountFit, inAccount: true },
  ],
  [
    'a saved fit is used where there is none',
    { status: 'found', record: accountFit },
    empty,
    { record: accountFit, inAccount: true },
  ],
  ['without a saved fit the local one is used', { status: 'none' }, local, local],
  ['for an unknown visitor the local one is used', { status: 'unknown' }, local, local],
  ['after a failure the local one is used', { status: 'failed' }, local, local],
  ['without a fetched and a local fit there is none', { status: 'none' }, empty, empty],
  [
    'the copy of an account’s fit is removed once the account has none',
    { status: 'none' },
    { record: accountFit, inAccount: true },
    empty,
  ],
  [
    'the copy of an account’s fit stays while the visitor is unknown',
    { status: 'unknown' },
    { record: accountFit, inAccount: true },
    { record: accountFit, inAccount: true },
  ],
])('%s [FIT-11]', (_what, fetched, before, after) => {
  const action = createCustomerFitAction(fetched, before)
  expect(action.type).toBe('CUSTOMER_SET_FIT')
  expect(customerReducer(before, action)).toEqual(after)
})

test.each<FetchOutcome>([{ status: 'found', record: accountFit }, { status: 'none' }])(
  'a fit that is saved while another is fetched stays ($status) [FIT-19]',
  (fetched) => {
    const saved: CustomerState = { record: localFit, inAccount: true }
    for (const before of [empty, local, { record: accountFit, inAccount: true }])
      expect(createCustomerFitAction(fetched, saved, before).payload).toEqual(saved)
  },
)
