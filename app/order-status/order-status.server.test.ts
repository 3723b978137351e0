import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { trackOrder } from './order-status.server.ts'

const CLAIM = { number: ' #sp 1001', proof: ' Jo@Example.com ' }

async function createShop(scenario: string, refusal: { failure: 'limit.reached'; retryAfterS: number } | null = null) {
  const { backend, fetch } = await givenScenario(scenario)
  const reports: string[] = []
  const used: unknown[] = []
  const deps: Parameters<typeof trackOrder>[0] = {
    backend: createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    store: 'gb',
    report: (code) => reports.push(code),
    async checkLimit(...use) {
      used.push(use)
      return refusal && { ok: false, ...refusal }
    },
  }
  return { track: (claim = CLAIM) => trackOrder(deps, claim), reports, used }
}

test('an order is found by any spelling of its number and proof [ACC-09]', async () => {
  const { track } = await createShop('order-on-its-way')
  const sentOrder = { status: 'found', order: { number: 'SP1001', current: 'sent', expectedAt: expect.any(String) } }
  expect(await track()).toMatchObject(sentOrder)
  // a build is its letter, as everywhere
  expect(JSON.stringify(await track())).toMatch(/"size":"\d\d \/ [ABC] \/ \d\d"/)
  expect(await track({ number: '1001', proof: 'ls14ap' })).toMatchObject(sentOrder)
})

test('an order that was delivered says when, and expects nothing [ACC-09]', async () => {
  const { track } = await createShop('order-to-return')
  expect(await track()).toMatchObject({
    status: 'found',
    order: {
      current: 'delivered',
      expectedAt: null,
      times: { received: expect.any(String), delivered: expect.any(String) },
    },
  })
})

test('every lookup counts for its number, found or not, and those beyond the limit ask nobody [ACC-09] [OPS-08]', async () => {
  const { track, used } = await createShop('order-on-its-way')
  await track()
  await track({ number: 'SP1001', proof: 'bob@example.com' })
  expect(used).toEqual([
    ['order-lookup', '1001'],
    ['order-lookup', '1001'],
  ])
  const limited = await createShop('order-on-its-way', { failure: 'limit.reached', retryAfterS: 90 })
  expect(await limited.track()).toEqual({ status: 'failed', failure: 'limit.reached', retryAfterS: 90 })
})

test('an unknown order and another customer’s fail alike, without a report [ACC-09]', async () => {
  const { track, reports } = await createShop('order-on-its-way')
  const refused = { status: 'failed', failure: 'returns.order-not-found' }
  expect(await track({ number: 'SP1001', proof: 'bob@example.com' })).toEqual(refused)
  expect(await track({ number: 'SP999999', proof: 'jo@example.com' })).toEqual(refused)
  expect(reports).toEqual([])
})

test.each([
  [
    { number: '', proof: '' },
    { number: 'number-missing', proof: 'missing' },
  ],
  [
    { number: 'one', proof: 'jo@' },
    { number: 'number', proof: 'common.email.incorrect-format' },
  ],
  [{ number: 'SP1001', proof: 'Leeds' }, { proof: 'postcode' }],
])('%j has the problems %j and does not count [ACC-09]', async (claim, problems) => {
  const { track, used } = await createShop('order-on-its-way')
  expect(await track(claim)).toEqual({ status: 'incomplete', problems })
  expect(used).toEqual([])
})

test('a failing call is reported, and a backend without it is not [ACC-09] [SIM-09]', async () => {
  const down = await createShop('tracking-down')
  expect(await down.track()).toEqual({ status: 'failed', failure: 'order.tracking-failed' })
  expect(down.reports).toEqual(['order.tracking-failed'])
  const bare = await createShop('upstreams-bare')
  expect(await bare.track()).toEqual({ status: 'failed', failure: 'unavailable' })
  expect(bare.reports).toEqual([])
})
