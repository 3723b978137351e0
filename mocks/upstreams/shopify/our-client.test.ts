import { expect, test } from 'vitest'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { createSimulatedBackend } from '../../backend.ts'

/** Our own client against the whole simulated backend, which throws if a response breaks the contract. */
async function createShop(region: 'gb' | 'us' | 'eu' = 'gb') {
  const backend = await createSimulatedBackend({ strict: true })
  const shopify = createShopifyClient({
    baseUrl: `${backend.origin}/shopify/${region}`,
    token: 'public',
    fetch: (input, init) => backend.handle(new Request(input, init)),
  })
  return { world: backend.worlds.get('default'), catalogue: backend.catalogue, shopify }
}

test('our client fills, changes and reads a cart within the contract [CTR-05]', async () => {
  const { shopify, catalogue, world } = await createShop('eu')
  const inStock = [...catalogue.variantById.values()].filter(({ variant }) => world.stock.available(variant.id) > 1)
  const lines = inStock
    .slice(0, 3)
    .map(({ variant }) => ({ merchandiseId: `gid://shopify/ProductVariant/${variant.id}` }))
  const created = await shopify.cartCreate({ input: { lines: lines.slice(0, 2) } })
  const cartId = created.cart?.id ?? ''
  const added = await shopify.cartLinesAdd({ cartId, lines: lines.slice(2) })
  const [newest] = added.cart?.lines.nodes ?? []
  await shopify.cartLinesUpdate({ cartId, lines: [{ id: newest?.id ?? '', quantity: 2 }] })
  await shopify.cartAttributesUpdate({ cartId, attributes: [{ key: 'gift_message', value: 'Hello' }] })
  await shopify.cartDiscountCodesUpdate({ cartId, discountCodes: ['SORTED'] })
  const cart = await shopify.cart({ cartId })
  expect(cart).toMatchObject({
    totalQuantity: 4,
    attributes: [{ key: 'gift_message', value: 'Hello' }],
    discountCodes: [{ code: 'SORTED', applicable: true }],
    cost: { totalAmount: { currencyCode: 'EUR' } },
  })
  expect(cart?.lines.nodes[0]?.merchandise.image?.url).toMatch(/^http:\/\/localhost:4010\/images\/.+\/front\.jpg$/)
})

test('our client searches products and gets suggestions [NAV-16]', async () => {
  const { shopify } = await createShop()
  const { totalCount, nodes, pageInfo } = await shopify.search({ query: 'navy', first: 5 })
  expect(nodes).toHaveLength(5)
  const next = await shopify.search({ query: 'navy', first: 5, after: pageInfo.endCursor })
  expect(next.totalCount).toBe(totalCount)
  expect(next.nodes[0]).not.toEqual(nodes[0])
  const { queries, products } = await shopify.predictiveSearch({ query: 'hero', limit: 4 })
  expect(queries.map(({ text }) => text)).toContain('heroes')
  expect(products[0]?.title).toMatch(/^Heroes, /)
})

test('our client reads who a Storefront token belongs to, and no other token [ACC-08]', async () => {
  const { shopify, world } = await createShop()
  await world.customers.create({
    id: 'gid://shopify/Customer/7',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: world.clock.now().toISOString(),
    accessTokens: ['storefront'],
    accountTokens: ['oauth'],
  })
  const read = (customerAccessToken: string) => shopify.customer({ customerAccessToken })
  expect(await read('storefront')).toMatchObject({ id: 'gid://shopify/Customer/7', email: 'jo@example.com' })
  expect([await read('oauth'), await read('unknown')]).toEqual([null, null])
})
