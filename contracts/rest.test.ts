import { expect, test } from 'vitest'
import { answering } from './answering.fixtures.ts'
import { createBackendClient } from './backend/client.ts'
import { createFitClient } from './fit/client.ts'
import { createReviewsClient } from './reviews/client.ts'
import { createSignInClient } from './sign-in/client.ts'

const collection = { handle: 'belts', title: 'Belts', description: '', products: [] }
const belts = { store: 'gb', handle: 'belts' } as const

test('an answer on its contract is handed on as it came', async () => {
  const upstream = answering({ ...collection, added: 'later by the upstream' })
  expect(await createBackendClient(upstream).collection(belts)).toEqual({
    ...collection,
    added: 'later by the upstream',
  })
})

test('an answer off its contract becomes a typed error that says where [CTR-03]', async () => {
  const upstream = answering({ ...collection, products: [{ handle: 7 }] })
  await expect(createBackendClient(upstream).collection(belts)).rejects.toMatchObject({
    name: 'UpstreamError',
    kind: 'off-contract',
    upstream: 'backend',
    operation: 'collection',
    status: 200,
    detail: expect.stringMatching(/^\/products\/0: lacks /),
  })
})

test('an answer that is not JSON becomes a typed error [CTR-03]', async () => {
  const upstream = answering('<html>Bad gateway</html>')
  await expect(createBackendClient(upstream).collection(belts)).rejects.toMatchObject({ kind: 'malformed' })
})

test('an empty body where one is due becomes a typed error [CTR-03]', async () => {
  await expect(createBackendClient(answering('')).collection(belts)).rejects.toMatchObject({ kind: 'off-contract' })
})

test('a status that the call does not expect becomes a typed error', async () => {
  const upstream = answering({ error: 'boom' }, { status: 500 })
  await expect(createBackendClient(upstream).collection(belts)).rejects.toMatchObject({ kind: 'status', status: 500 })
})

test('the body of an expected refusal is checked like any other [CTR-03]', async () => {
  const upstream = answering({ nothing: 'said' }, { status: 404 })
  await expect(createBackendClient(upstream).collection(belts)).rejects.toMatchObject({ kind: 'off-contract' })
})

test('a collection that does not exist is null', async () => {
  const upstream = answering({ error: 'no such collection' }, { status: 404 })
  expect(await createBackendClient(upstream).collection(belts)).toBeNull()
})

test('no fit is null', async () => {
  const upstream = answering({ error: 'no fit' }, { status: 404 })
  expect(await createFitClient({ ...upstream, apiKey: 'k' }).savedFit('ada@example.com')).toBeNull()
})

test('path values cannot leave their place in the path', async () => {
  const upstream = answering({ error: 'no fit' }, { status: 404 })
  const fit = createFitClient({ ...upstream, apiKey: 'k' })
  await fit.savedFit('a/../../identify?x=1')
  expect(upstream.requests[0]?.url).toBe('http://upstream.test/2024-05/fit/a%2F..%2F..%2Fidentify%3Fx%3D1')
  await expect(fit.savedFit('..')).rejects.toThrow('a dot is no value')
})

test('the query carries what is given and leaves out what is not', async () => {
  const upstream = answering([])
  await createBackendClient(upstream).provinces('US')
  expect(upstream.requests[0]?.url).toBe('http://upstream.test/customer/get-provinces?country=US')
})

test('a code is exchanged form-encoded', async () => {
  const upstream = answering({ access_token: 'a', refresh_token: 'r', expires_in: 3600 })
  const form = { client_id: 'shop', redirect_uri: 'https://shop.test/account', code: 'c+d', code_verifier: 'v' }
  await createSignInClient(upstream).exchangeCode(form)
  const [request] = upstream.requests
  expect(request?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toEqual({
    grant_type: 'authorization_code',
    ...form,
  })
})

test.each([[''], ['null'], ['false'], ['""']])('a mailing list that answers %j has subscribed', async (body) => {
  const client = createBackendClient(answering(body))
  expect(await client.mailingList({ store: 'gb', list_ids: [], source: 'Footer' })).toBeNull()
})

test('a mailing list that answers an error has not subscribed', async () => {
  const client = createBackendClient(answering({ error: 'no such list' }))
  expect(await client.mailingList({ store: 'gb', list_ids: [], source: 'Footer' })).toBe('no such list')
})

test('a phone number is refused with the words of the backend, whatever the status', async () => {
  const verdict = { error: 'That number is too short' }
  expect(await createBackendClient(answering(verdict, { status: 422 })).validatePhone('GB', '07')).toEqual(verdict)
  expect(await createBackendClient(answering(verdict)).validatePhone('GB', '07')).toEqual(verdict)
})

test('a return that cannot go on says why', async () => {
  const upstream = answering({ code: 'all-returned' }, { status: 409 })
  expect(await createBackendClient(upstream).lookUpOrder('gb', { order_number: 'SP1' })).toEqual({
    refused: 'all-returned',
  })
})

test('reviews count only where the status within says 200', async () => {
  const bottomline = { total_reviews: 3, average_score: 4.5 }
  const answer = (code: number) => answering({ status: { code }, response: { bottomline } })
  const client = (code: number) => createReviewsClient({ ...answer(code), appKey: 'app' })
  expect(await client(200).bottomline('HERNAV')).toEqual(bottomline)
  await expect(client(500).bottomline('HERNAV')).rejects.toMatchObject({ kind: 'status', status: 500 })
})
