import { expect, test } from 'vitest'
import { createAnalyticsClient } from './analytics/client.ts'
import { createBackendClient } from './backend/client.ts'
import { createFakeUpstream } from './fake-upstream.fixtures.ts'
import { createFitClient } from './fit/client.ts'
import { withStoreCodes } from './store-codes.ts'

const storeCodes = { gb: 'uk', us: 'usa', eu: 'europe' }
const fit = {
  top: { size: 'M', cut: 'Regular', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
}

test('the backend is asked by its own code of the store, in the path and the body', async () => {
  const upstream = createFakeUpstream({ status: 'success' })
  const backend = createBackendClient({ ...upstream, storeCodes })
  await backend.visitFeedback('us', { fitResponse: 'gb', loggedIn: false, storeLocation: 'us' })
  const [request] = upstream.requests
  expect(request?.url).toBe('http://upstream.test/feedback/usa/visit')
  // words of a customer stay, also where they are a code
  expect(await request?.json()).toEqual({ fitResponse: 'gb', loggedIn: false, storeLocation: 'usa' })
})

test('a fit is saved, and an event sent, for the upstream’s own code of the store [FIT-10] [ANA-01]', async () => {
  const upstream = createFakeUpstream({})
  const fits = createFitClient({ ...upstream, storeCodes, apiKey: 'k' })
  await fits.updateFit({ fit, method: 'fit_refresh', token: 'eu', store_location: 'eu', shop: 'eu' })
  const analytics = createAnalyticsClient({ ...upstream, storeCodes, apiKey: 'k' })
  const properties = { store_location: 'gb', logged_in: false }
  const at = { messageId: '1', anonymousId: 'a', timestamp: '2026-01-01T00:00:00Z' }
  await analytics.batch([{ ...at, type: 'page', properties }])
  const bodies = await Promise.all(upstream.requests.map((request) => request.json()))
  expect(bodies[0]).toEqual({ fit, method: 'fit_refresh', token: 'eu', store_location: 'europe', shop: 'europe' })
  expect(bodies[1]).toEqual({ batch: [{ ...at, type: 'page', properties: { ...properties, store_location: 'uk' } }] })
})

test('without codes of its own an upstream gets the request as it is', () => {
  const request = { path: { store: 'gb' }, json: { shop: 'gb', email: undefined } }
  expect(withStoreCodes(request, undefined)).toBe(request)
})
