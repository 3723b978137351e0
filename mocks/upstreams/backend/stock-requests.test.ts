import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const shop = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: createFetch(backend, 'requests') })
const { stockRequests } = backend.worlds.get('requests')
const [variantId = ''] = backend.catalogue.variantById.keys()
const stockRequest = { email: 'ann@example.com', variant_id: `gid://shopify/ProductVariant/${variantId}`, sku: 'any' }

test('repeating a back-in-stock request changes nothing [PDP-10]', async () => {
  await shop.outOfStock('gb', stockRequest)
  await shop.outOfStock('gb', stockRequest)
  expect(stockRequests.all()).toMatchObject([{ store: 'gb', email: 'ann@example.com', variantId }])
})

test('a request for an unknown variant is rejected', async () => {
  const unknown = { ...stockRequest, variant_id: 'gid://shopify/ProductVariant/0' }
  await expect(shop.outOfStock('gb', unknown)).rejects.toMatchObject({ kind: 'status', status: 400 })
  expect(stockRequests.findMany((q) => q.where({ variantId: '0' }))).toEqual([])
})
