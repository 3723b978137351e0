import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFakeUpstream } from '#contracts/fake-upstream.fixtures.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { aProduct, readProductByCall } from '../product.fixtures.ts'
import { requestStock } from './stock-request.functions.ts'

const request = {
  handle: 'heroes-navy',
  merchandiseId: 'gid://shopify/ProductVariant/1001001',
  email: 'jo@example.com',
}

async function createClientIn(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  const client = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch })
  const send = (store: RegionCode, stockRequest: typeof request) =>
    requestStock(client, (handle) => readProductByCall(client, store, handle), store, stockRequest)
  return { requestStock: send, world }
}

test('a request reaches its store with the sku of the variant [PDP-10]', async () => {
  const { requestStock, world } = await createClientIn('variant-sold-out')
  expect(await requestStock('us', request)).toEqual({ ok: true })
  expect(world.stockRequests.all()).toMatchObject([
    { store: 'us', email: 'jo@example.com', variantId: '1001001', sku: 'TRHERONAVYXXXX-34B32' },
  ])
})

test.each([
  [200, true],
  [201, false],
  [202, false],
  [404, false],
])('an answer of %i is a success: %s [PDP-10]', async (status, isSuccess) => {
  const client = createBackendClient(createFakeUpstream('', { status }))
  const only = { ...request, merchandiseId: 'gid://shopify/ProductVariant/1' }
  const outcome = await requestStock(client, async () => aProduct(), 'gb', only)
  expect(outcome).toEqual(isSuccess ? { ok: true } : { ok: false, failure: 'stock.request-failed' })
})

test.each([
  ['the backend does not answer 200', 'back-in-stock-down', request],
  ['the variant is another product’s', 'default-shop', { ...request, handle: 'heroes-black' }],
  ['there is no such product', 'default-shop', { ...request, handle: 'top-hat' }],
  ['the product cannot be read', 'product-down', request],
])('the request fails if %s [PDP-10]', async (_why, scenario, stockRequest) => {
  const { requestStock, world } = await createClientIn(scenario)
  expect(await requestStock('gb', stockRequest)).toEqual({ ok: false, failure: 'stock.request-failed' })
  expect(world.stockRequests.all()).toEqual([])
})
