import { expect, test } from 'vitest'
import { createFakeUpstream } from '../fake-upstream.fixtures.ts'
import { createFitClient, type FitClient } from './client.ts'

const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
}
const saved = { fit, updated_at: '2026-11-21', email: 'jo@example.com' }
const update = {
  customer_id: '7001',
  email: 'jo@example.com',
  fit,
  method: 'fit_refresh',
  token: 't',
  store_location: 'gb' as const,
  shop: 'gb',
}
const answers = { height: 180, waist: '34' }
const person = { token: 't', customer_id: '7001', email: 'jo@example.com', previous_token: 'u' }

/** The calls of spec 7, "Fit service", with the answer of each. */
const CALLS: [string, string, unknown, unknown, (client: FitClient) => Promise<unknown>][] = [
  ['GET', '/2027-01/fit/7001', undefined, saved, (client) => client.savedFit('7001')],
  ['GET', '/2027-01/fit/jo%40example.com', undefined, saved, (client) => client.savedFit('jo@example.com')],
  ['POST', '/2027-01/fit-finder', answers, fit, (client) => client.recommend(answers)],
  [
    'POST',
    '/2027-01/fit',
    { ...update, fit_finder_answers: answers },
    saved,
    (client) => client.createFit({ ...update, fit_finder_answers: answers }),
  ],
  ['PUT', '/2027-01/fit', update, saved, (client) => client.updateFit(update)],
  ['GET', '/2027-01/identify', undefined, { token: 't' }, (client) => client.token()],
  ['POST', '/2027-01/identify', person, { token: 't', customer_id: '7001' }, (client) => client.identify(person)],
]

test.each(CALLS)('%s %s carries its payload and the key [FIT-10]', async (method, path, payload, body, call) => {
  const upstream = createFakeUpstream(body)
  await call(createFitClient({ ...upstream, apiKey: 'secret', keyHeader: 'x-spoke-key', version: '2027-01' }))
  const [request] = upstream.requests
  expect([request?.method, request?.url]).toEqual([method, `http://upstream.test${path}`])
  expect([request?.headers.get('x-spoke-key'), request?.headers.get('x-api-key')]).toEqual(['secret', null])
  expect(payload === undefined ? await request?.text() : await request?.json()).toEqual(payload ?? '')
})
