import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSimulatedBackend } from '../backend.ts'
import { createHandlers } from './msw.ts'

const STORE = 'https://my-store.myshopify.com'
const backend = await createSimulatedBackend({ stores: { us: STORE } })
const server = setupServer(
  ...createHandlers(backend, {
    origins: [STORE],
    world: (request) => request.headers.get('x-test-world') ?? 'default',
  }),
)

beforeAll(() => server.listen())
afterEach(() => backend.worlds.renew('default'))
afterAll(async () => {
  server.close()
  await backend.close()
})

async function query(text: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${STORE}/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'simulated', ...headers },
    body: JSON.stringify({ query: text }),
  })
  return (await response.json()).data
}

test('requests to a store’s real address get the simulated store [SIM-10]', async () => {
  expect(await query('{ shop { name } localization { country { isoCode } } }')).toEqual({
    shop: { name: 'SPOKE' },
    localization: { country: { isoCode: 'US' } },
  })
})

test('a request chooses its world, and the others are as they were [SIM-10]', async () => {
  const { cartCreate } = await query('mutation { cartCreate { cart { id } } }', { 'x-test-world': 'one' })
  const cart = `{ cart(id: ${JSON.stringify(cartCreate.cart.id)}) { totalQuantity } }`
  expect(await query(cart, { 'x-test-world': 'one' })).toEqual({ cart: { totalQuantity: 0 } })
  expect(await query(cart)).toEqual({ cart: null })
})

test('a dropped connection is a failed fetch [SIM-10]', async () => {
  backend.worlds.get('default').faults.add({ upstream: 'shopify', operation: 'shop', respond: { reset: true } })
  await expect(query('{ shop { name } }')).rejects.toThrow('fetch failed')
})

test('an address of no store says how to add it [SIM-10]', () => {
  expect(() => createHandlers(backend, { origins: ['https://other.myshopify.com'] })).toThrow(
    "createSimulatedBackend({ stores: { us: 'https://other.myshopify.com' } })",
  )
})
