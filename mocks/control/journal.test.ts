import { expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { createControlClient } from './client.ts'

const QUERY = 'query Title($handle: String!) { product(handle: $handle) { title } }'
/** The same, to be read. */
const LINES = `query Title($handle: String!) {
  product(handle: $handle) {
    title
  }
}`

async function createMachine() {
  const backend = await createSimulatedBackend()
  const fetch: typeof globalThis.fetch = (input, init) => backend.handle(new Request(input, init))
  const control = createControlClient({ origin: backend.origin, fetch })
  /** Calls the Storefront API of gb in world mine. */
  const query = async (query: string, variables: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${backend.origin}/shopify/gb/api/2025-01/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': 'a-storefront-token',
        baggage: 'spoke.world=mine',
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }
  const last = async () => (await control.journal('mine')).at(-1)?.seq ?? 0
  return { backend, control, fetch, query, last }
}

test('a call is shown with its variables, bodies and headers, and copies of it [SIM-11]', async () => {
  const { control, query, last, backend } = await createMachine()
  await query(QUERY, { handle: 'heroes-navy' })
  const {
    entry,
    canReplay,
    hasHiddenValues,
    curl,
    graphiql,
    test: copy,
    requestText,
  } = await control.journalEntry('mine', await last())
  expect(entry).toMatchObject({
    operation: 'product',
    status: 200,
    exchange: {
      request: {
        headers: { 'x-shopify-storefront-access-token': '[hidden]' },
        body: { text: JSON.stringify({ query: QUERY, variables: { handle: 'heroes-navy' } }) },
      },
      response: { status: 200, body: { text: '{"data":{"product":{"title":"Heroes, Navy"}}}' } },
    },
  })
  expect([canReplay, hasHiddenValues]).toEqual([true, true])
  expect(curl).toContain(`curl -X POST '${backend.origin}/shopify/gb/api/2025-01/graphql.json'`)
  expect(curl).toContain("-H 'baggage: spoke.world=mine'")
  expect(Object.fromEntries(new URL(graphiql ?? '').searchParams)).toEqual({
    version: '2025-01',
    query: LINES,
    variables: '{"handle":"heroes-navy"}',
  })
  expect(requestText).toBe(`${LINES}\n\nVariables\n{\n  "handle": "heroes-navy"\n}`)
  expect(copy).toContain("await givenScenario('default-shop')")
  expect(copy).toContain('"title": "Heroes, Navy"')
})

test('the journal’s list stays without bodies [SIM-11]', async () => {
  const { control, query } = await createMachine()
  await query(QUERY, { handle: 'heroes-navy' })
  expect((await control.journal('mine'))[0]).not.toHaveProperty('exchange')
})

test('a call is made again with its secrets, in its own world [SIM-11]', async () => {
  const { control, query, last } = await createMachine()
  const { cartId } = await control.seedCart('mine', { lines: [{ product: 'heroes-navy' }] })
  await query('query Cart($id: ID!) { cart(id: $id) { totalQuantity } }', { id: cartId })
  const shown = await control.journalEntry('mine', await last())
  expect(JSON.stringify(shown)).not.toContain(cartId.split('key=')[1])
  const again = await control.replay('mine', shown.entry.seq)
  expect(again?.entry).toMatchObject({
    seq: shown.entry.seq + 1,
    exchange: { response: { body: { text: '{"data":{"cart":{"totalQuantity":1}}}' } } },
  })
})

test('a call that a fault fails shows what was answered [SIM-11]', async () => {
  const { control, fetch, backend, last } = await createMachine()
  await control.addFault('mine', { upstream: 'backend', respond: { status: 503, body: { error: 'closed' } }, times: 1 })
  await fetch(`${backend.origin}/backend/collections/gb/socks.json`, { headers: { baggage: 'spoke.world=mine' } })
  expect((await control.journalEntry('mine', await last())).entry).toMatchObject({
    fault: '503',
    exchange: { response: { status: 503, body: { text: '{"error":"closed"}' } } },
  })
})

test('a long body is cut and can still be read whole by the caller [SIM-11]', async () => {
  const { control, fetch, backend, last } = await createMachine()
  const url = `${backend.origin}/backend/collections/gb/trousers.json`
  const response = await fetch(url, { headers: { baggage: 'spoke.world=mine' } })
  const { length } = await response.text()
  expect(length).toBeGreaterThan(1_000_000)
  const { entry } = await control.journalEntry('mine', await last())
  const body = entry.kind === 'request' ? entry.exchange?.response?.body : undefined
  expect(body).toMatchObject({ isCut: true })
  expect(body?.text?.length).toBeLessThanOrEqual(64_000)
})

test.each([
  ['99', 404, 'The journal has no entry 99: it has 1 to 1'],
  ['first', 404, 'The journal has no entry first: it has 1 to 1'],
])('an entry %s that is not there is refused with those that are [SIM-11]', async (seq, status, error) => {
  const { backend, fetch } = await createMachine()
  backend.worlds.get('mine').journal.add({ kind: 'warning', message: 'one' })
  const response = await fetch(`${backend.origin}/__control/worlds/mine/journal/${seq}`)
  expect([response.status, await response.json()]).toEqual([status, { error }])
})

test('only a request that is kept can be made again [SIM-11]', async () => {
  const { backend, control, query, last } = await createMachine()
  const { journal } = backend.worlds.get('mine')
  const { seq } = journal.add({ kind: 'warning', message: 'one' })
  await expect(control.replay('mine', seq)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('is a warning'),
  })
  await query(QUERY, { handle: 'heroes-navy' })
  journal.forgetCalls()
  await expect(control.replay('mine', await last())).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('no longer kept'),
  })
})

test('calls are kept over a reload of the backend [SIM-11]', async () => {
  const { backend, query } = await createMachine()
  await query(QUERY, { handle: 'heroes-navy' })
  const next = await createSimulatedBackend({ transfer: await backend.transfer() })
  const fetch: typeof globalThis.fetch = (input, init) => next.handle(new Request(input, init))
  const control = createControlClient({ origin: next.origin, fetch })
  expect(await control.replay('mine', 1)).toMatchObject({ entry: { seq: 2, status: 200 } })
})
