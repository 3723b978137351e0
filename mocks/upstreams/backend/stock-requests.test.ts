import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true })
const shop = createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: fetchIn(backend, 'asking') })
const { stockRequests } = backend.worlds.get('asking')
const [variantId = ''] = backend.catalogue.variantById.keys()
const wish = { email: 'ann@example.com', variant_id: `gid://shopify/ProductVariant/${variantId}`, sku: 'any' }

test('a back-in-stock request is kept, and asking again changes nothing [PDP-10]', async () => {
  await shop.outOfStock('gb', wish)
  await shop.outOfStock('gb', wish)
  expect(stockRequests.all()).toMatchObject([{ store: 'gb', email: 'ann@example.com', variantId }])
})

test('nobody can wait for a variant that was never made', async () => {
  const unknown = { ...wish, variant_id: 'gid://shopify/ProductVariant/0' }
  await expect(shop.outOfStock('gb', unknown)).rejects.toMatchObject({ kind: 'status', status: 400 })
  expect(stockRequests.findMany((q) => q.where({ variantId: '0' }))).toEqual([])
})
