import { expect, test } from 'vitest'
import { passWorld } from './pass-world.ts'

/** The headers of the request that reaches the backend. */
async function send(visitor: Record<string, string>, init: RequestInit = {}) {
  const received: Headers[] = []
  const fetch = passWorld(new Headers(visitor), async (input, requestInit) => {
    received.push(new Request(input, requestInit).headers)
    return new Response()
  })
  await fetch('http://localhost:4010/shopify/us/api/2025-01/graphql.json', { method: 'POST', ...init })
  return Object.fromEntries(received[0] ?? [])
}

test.each([
  [{ cookie: 'cart=1; spoke_world=mine; theme=dark' }, 'spoke.world=mine'],
  [{ cookie: 'spoke_world=mine' }, 'spoke.world=mine'],
  [{ baggage: 'user=1, spoke.world=other', cookie: 'spoke_world=mine' }, 'spoke.world=other'],
  [{ cookie: 'not_spoke_world=mine' }, undefined],
  [{}, undefined],
])('the world of %j is passed on as %s [SIM-10]', async (visitor, baggage) => {
  expect((await send(visitor)).baggage).toBe(baggage)
})

test('a request keeps its own headers and baggage [SIM-10]', async () => {
  const headers = { baggage: 'spoke.world=own', 'x-shopify-storefront-access-token': 'public' }
  expect(await send({ cookie: 'spoke_world=mine' }, { headers })).toMatchObject(headers)
})
