import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { requestStock } from './stock-request.server.ts'

const wish = {
  handle: 'heroes-navy',
  merchandiseId: 'gid://shopify/ProductVariant/1001001',
  email: 'jo@example.com',
}

async function shopIn(scenario: string) {
  const { backend, fetch, world } = await givenScenario(scenario)
  return { client: createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }), world }
}

test('a wish arrives with the sku that the shop knows, in the store that was asked [PDP-10]', async () => {
  const { client, world } = await shopIn('variant-sold-out')
  expect(await requestStock(client, 'us', wish)).toEqual({ ok: true })
  expect(world.stockRequests.all()).toMatchObject([
    { store: 'us', email: 'jo@example.com', variantId: '1001001', sku: 'TRHERONAVYXXXX-34B32' },
  ])
})

test.each([
  ['the backend answers anything but 200', 'back-in-stock-down', wish],
  ['the variant is another product’s', 'house-stock', { ...wish, handle: 'heroes-black' }],
  ['there is no such product', 'house-stock', { ...wish, handle: 'top-hat' }],
  ['the product cannot be read', 'product-down', wish],
])('where %s, nothing is promised [PDP-10]', async (_why, scenario, asked) => {
  const { client, world } = await shopIn(scenario)
  expect(await requestStock(client, 'gb', asked)).toEqual({ ok: false, failure: 'stock.request-failed' })
  expect(world.stockRequests.all()).toEqual([])
})
