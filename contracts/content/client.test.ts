import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ContentClient, createContentClient, isNotFound } from './client.ts'
import { operations } from './generated/operations.ts'

const tokens = { deliveryToken: 'published', previewToken: 'drafts' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Sent = { authorization: string | null; variables: Record<string, unknown>; at: number }

/** A client whose service always gives the same answer, and what it sent. */
function givenService(respond: () => Response | Error) {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { variables } = await request.json()
    sent.push({ authorization: request.headers.get('authorization'), variables, at: Date.now() })
    const response = respond()
    if (response instanceof Error) throw response
    return response
  }
  return { sent, client: createContentClient({ baseUrl: 'https://content.test', fetch, ...tokens }) }
}

/** Calls the service and lets every wait pass; resolves with the error. */
async function callAndFail(client: ContentClient): Promise<unknown> {
  const failing = client.mainMenu().then(
    () => undefined,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return failing
}

const CALLS: readonly [name: string, call: (client: ContentClient, preview?: boolean) => Promise<unknown>][] = [
  ['flashBanner', (client, preview) => client.flashBanner({ preview })],
  ['mainMenu', (client, preview) => client.mainMenu({ preview })],
  ['productsPromo', (client, preview) => client.productsPromo({ pageHandle: 'socks', preview })],
  ['productDiscount', (client, preview) => client.productDiscount({ productType: 'Tops', preview })],
  ['careCopy', (client, preview) => client.careCopy({ productType: 'Tops', preview })],
  ['page', (client, preview) => client.page({ handle: 'terms', preview })],
  ['pageAddresses', (client, preview) => client.pageAddresses({ preview })],
  ['asset', (client, preview) => client.asset({ id: 'hero', preview })],
]

test.each(CALLS)('%s is asked for in en-GB with a bearer token [CONT-01] [NAV-18]', async (_, call) => {
  const { sent, client } = givenService(() => Response.json({ errors: [{ message: 'enough' }] }))
  await call(client).catch(() => {})
  await call(client, true).catch(() => {})
  expect(sent).toMatchObject([
    { authorization: 'Bearer published', variables: { locale: 'en-GB', preview: false } },
    { authorization: 'Bearer drafts', variables: { locale: 'en-GB', preview: true } },
  ])
})

test.each([
  ['500', () => new Response('', { status: 500 })],
  ['503', () => new Response('', { status: 503 })],
  ['429', () => new Response('', { status: 429 })],
  ['a broken connection', () => new TypeError('fetch failed')],
])('%s is retried five times with backoff [CONT-01]', async (_, respond) => {
  const { sent, client } = givenService(respond)
  expect(await callAndFail(client)).toBeInstanceOf(Error)
  expect(sent).toHaveLength(6)
  const waits = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
  const longest = [300, 600, 1_200, 2_400, 4_800]
  expect(waits.filter((wait, index) => wait > (longest[index] ?? 0) || wait < (longest[index] ?? 0) / 2)).toEqual([])
})

test.each([
  ['400', () => new Response('', { status: 400 })],
  ['401', () => new Response('', { status: 401 })],
  ['404', () => new Response('', { status: 404 })],
  ['422', () => new Response('', { status: 422 })],
  ['a redirect', () => new Response('', { status: 302, headers: { location: 'https://elsewhere.test' } })],
  ['a GraphQL error', () => Response.json({ errors: [{ message: 'no' }] })],
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json({ data: { headerCollection: 1 } })],
])('%s is not retried [CONT-01]', async (_, respond) => {
  const { sent, client } = givenService(respond)
  expect(await callAndFail(client)).toMatchObject({ name: 'UpstreamError' })
  expect(sent).toHaveLength(1)
})

test('an attempt may take 30 seconds [CONT-01]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { client } = givenService(() => new Response('', { status: 400 }))
  await callAndFail(client)
  expect(timeout.mock.calls).toEqual([[30_000]])
})

test.each([
  ['a 404 of any body', () => new Response('gone', { status: 404 }), true],
  ['Contentful’s sentence', () => Response.json({ errors: [{ message: 'The resource could not be found.' }] }), true],
  ['a validation error', () => Response.json({ message: 'Validation error' }, { status: 422 }), false],
  ['a failing service', () => new Response('', { status: 503 }), false],
])('%s is NotFound, or not [CONT-03]', async (_, respond, isMissing) => {
  const { client } = givenService(respond)
  expect(isNotFound(await callAndFail(client))).toBe(isMissing)
})

test('a refusal carries the service’s sentence [CONT-03]', async () => {
  const refusal = { sys: { type: 'Error', id: 'ValidationFailed' }, message: 'Validation error' }
  const { client } = givenService(() => Response.json(refusal, { status: 422 }))
  expect(await callAndFail(client)).toMatchObject({ message: 'content mainMenu: status 422: Validation error' })
})

test.each([
  ['flashBanner', ['headerCollection(where:{title:"Menu"}limit:1']],
  ['mainMenu', ['headerCollection(where:{title:"MainMenu"}limit:1', 'linksCollection(limit:20)']],
  ['mainMenu', ['gridLinksCollection(limit:10)', 'linksCollection(limit:10)']],
  ['productDiscount', ['where:{productType:$productType}limit:1']],
  ['careCopy', ['where:{productType:$productType}limit:1']],
  ['productsPromo', ['pageHandles_contains_some:$pageHandles', 'productTypes_contains_some:$productTypes']],
  ['asset', ['asset(id:$id']],
] as const)('%s asks for %j [CONT-02]', (name, parts) => {
  const document = operations[name].toString().replaceAll(/[\s,]+/g, '')
  expect(parts.filter((part) => !document.includes(part))).toEqual([])
})
