import { expect, test } from 'vitest'
import { asSent } from './backend/as-sent.fixtures.ts'
import { createBackendClient } from './backend/client.ts'
import { createFakeUpstream } from './fake-upstream.fixtures.ts'
import { createFitClient } from './fit/client.ts'
import { createReviewsClient } from './reviews/client.ts'
import { createSignInClient } from './sign-in/client.ts'

const collection = { handle: 'belts', title: 'Belts', description: '', products: [] }
const belts = { store: 'gb', handle: 'belts' } as const

test('a response that matches its contract is returned unchanged', async () => {
  const upstream = createFakeUpstream({ ...collection, added: 'later by the upstream' })
  expect(await createBackendClient(upstream).collection(belts, asSent)).toEqual({
    ...collection,
    added: 'later by the upstream',
  })
})

test('a response that breaks its contract becomes a typed error with its path [CTR-03]', async () => {
  const upstream = createFakeUpstream({ ...collection, products: [{ handle: 7 }] })
  await expect(createBackendClient(upstream).collection(belts, asSent)).rejects.toMatchObject({
    name: 'UpstreamError',
    kind: 'off-contract',
    upstream: 'backend',
    operation: 'collection',
    status: 200,
    detail: expect.stringMatching(/^\/products\/0: lacks /),
  })
})

test('a response that is not JSON becomes a typed error [CTR-03]', async () => {
  const upstream = createFakeUpstream('<html>Bad gateway</html>')
  await expect(createBackendClient(upstream).collection(belts, asSent)).rejects.toMatchObject({ kind: 'malformed' })
})

test('a response that is not in UTF-8 becomes a typed error, not wrong letters [CTR-03]', async () => {
  const bytes = Uint8Array.from('{"code":"p\u00e9"}', (character) => character.charCodeAt(0))
  const latin1 = { baseUrl: 'http://upstream.test', fetch: async () => new Response(bytes) }
  await expect(createBackendClient(latin1).provinces('CA')).rejects.toMatchObject({
    kind: 'malformed',
    detail: 'the response is not in UTF-8 (no type, 13 bytes)',
  })
})

test('an empty body where one is required becomes a typed error [CTR-03]', async () => {
  await expect(createBackendClient(createFakeUpstream('')).collection(belts, asSent)).rejects.toMatchObject({
    kind: 'off-contract',
  })
})

test('an unexpected status becomes a typed error', async () => {
  const upstream = createFakeUpstream({ error: 'boom' }, { status: 500 })
  await expect(createBackendClient(upstream).collection(belts, asSent)).rejects.toMatchObject({
    kind: 'status',
    status: 500,
  })
})

test('a collection that does not exist is null', async () => {
  const upstream = createFakeUpstream({ error: 'no such collection' }, { status: 404 })
  expect(await createBackendClient(upstream).collection(belts, asSent)).toBeNull()
})

test('no fit is null', async () => {
  const upstream = createFakeUpstream({ error: 'no fit' }, { status: 404 })
  expect(await createFitClient({ ...upstream, apiKey: 'k' }).savedFit('ada@example.com')).toBeNull()
})

test('path values cannot leave their path segment', async () => {
  const upstream = createFakeUpstream({ error: 'no fit' }, { status: 404 })
  const fit = createFitClient({ ...upstream, apiKey: 'k' })
  await fit.savedFit('a/../../identify?x=1')
  expect(upstream.requests[0]?.url).toBe('http://upstream.test/2024-05/fit/a%2F..%2F..%2Fidentify%3Fx%3D1')
  await expect(fit.savedFit('..')).rejects.toThrow('not allowed as path values')
})

test('the query holds the given values only', async () => {
  const upstream = createFakeUpstream([])
  await createBackendClient(upstream).provinces('US')
  expect(upstream.requests[0]?.url).toBe('http://upstream.test/customer/get-provinces?country=US')
})

test('an authorization code is exchanged form-encoded', async () => {
  const upstream = createFakeUpstream({ access_token: 'a', refresh_token: 'r', expires_in: 3600 })
  const form = { client_id: 'shop', redirect_uri: 'https://shop.test/account', code: 'c+d', code_verifier: 'v' }
  await createSignInClient(upstream).exchangeCode(form)
  const [request] = upstream.requests
  expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
    grant_type: 'authorization_code',
    ...form,
  })
})

test.each([[''], ['null'], ['false'], ['""']])('a mailing list that responds with %j has subscribed', async (body) => {
  const client = createBackendClient(createFakeUpstream(body))
  expect(await client.mailingList({ store: 'gb', list_ids: [], source: 'Footer' })).toBeNull()
})

test('a mailing list that responds with an error has not subscribed', async () => {
  const client = createBackendClient(createFakeUpstream({ error: 'no such list' }))
  expect(await client.mailingList({ store: 'gb', list_ids: [], source: 'Footer' })).toBe('no such list')
})

test('a phone number is refused with the message of the backend, whatever the status', async () => {
  const verdict = { error: 'That number is too short' }
  expect(await createBackendClient(createFakeUpstream(verdict, { status: 422 })).validatePhone('GB', '07')).toEqual(
    verdict,
  )
  expect(await createBackendClient(createFakeUpstream(verdict)).validatePhone('GB', '07')).toEqual(verdict)
})

test('a refused return has a reason', async () => {
  const upstream = createFakeUpstream({ code: 'all-returned' }, { status: 409 })
  expect(await createBackendClient(upstream).lookUpOrder('gb', { order_number: 'SP1' })).toEqual({
    refused: 'all-returned',
    returns: [],
  })
})

test('reviews are read only if the status in the body is 200', async () => {
  const bottomline = { total_reviews: 3, average_score: 4.5 }
  const respond = (code: number) => createFakeUpstream({ status: { code }, response: { bottomline } })
  const client = (code: number) => createReviewsClient({ ...respond(code), appKey: 'app' })
  expect(await client(200).bottomline('HERNAV')).toEqual(bottomline)
  await expect(client(500).bottomline('HERNAV')).rejects.toMatchObject({ kind: 'status', status: 500 })
})
