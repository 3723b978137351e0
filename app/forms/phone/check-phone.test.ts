import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { checkPhone, type PhoneDeps } from './phone.functions.ts'

async function createDeps(scenario: string): Promise<PhoneDeps> {
  const { backend, fetch } = await givenScenario(scenario)
  return {
    backend: createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    checkLimit: async () => null,
  }
}

const british = { countryCode: 'GB', number: '07700 900123' }

test.each([
  ['default-shop', british, { ok: true, number: '+447700900123' }],
  ['default-shop', { countryCode: 'IE', number: '12' }, { ok: false, error: 'This is not a phone number in Ireland' }],
  ['phone-rejected', british, { ok: false, error: 'That is not a phone number we can use.' }],
  ['phone-check-down', british, { ok: false, failure: 'phone.invalid' }],
  ['upstreams-bare', british, { ok: true, number: '07700 900123' }],
  ['upstreams-bare', { countryCode: 'GB', number: '12' }, { ok: false, failure: 'phone.invalid' }],
])('in %s the phone %o is checked with %o [FORM-03]', async (scenario, phone, outcome) => {
  expect(await checkPhone(await createDeps(scenario), phone)).toEqual(outcome)
})

test.each([
  [undefined, { ok: true, number: '07700 900123' }],
  [null, { ok: true, number: '07700 900123' }],
  ['', { ok: true, number: '07700 900123' }],
  [false, { ok: true, number: '07700 900123' }],
  [0, { ok: true, number: '07700 900123' }],
  ['Too short', { ok: false, error: 'Too short' }],
  [true, { ok: false, failure: 'phone.invalid' }],
  [{ code: 7 }, { ok: false, failure: 'phone.invalid' }],
])('an answer with the error %j is the outcome %j [FORM-03] [CTR-06]', async (error, outcome) => {
  const backend = createBackendClient(createFakeUpstream({ error }))
  expect(await checkPhone({ backend, checkLimit: async () => null }, british)).toEqual(outcome)
})

test('a phone beyond the limit is not checked [FORM-03] [OPS-08]', async () => {
  const refusal = { ok: false, failure: 'limit.reached', retryAfterS: 60 } as const
  const deps = { ...(await createDeps('default-shop')), checkLimit: async () => refusal }
  expect(await checkPhone(deps, british)).toEqual(refusal)
})
