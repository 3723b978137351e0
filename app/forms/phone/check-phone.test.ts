import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { checkPhone, type PhoneDeps } from './check-phone.server.ts'

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

test('a phone beyond the limit is not checked [FORM-03] [OPS-08]', async () => {
  const refusal = { ok: false, failure: 'limit.reached', retryAfterS: 60 } as const
  const deps = { ...(await createDeps('default-shop')), checkLimit: async () => refusal }
  expect(await checkPhone(deps, british)).toEqual(refusal)
})
