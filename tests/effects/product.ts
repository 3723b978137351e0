import { expect } from 'vitest'
import { asSent } from '#contracts/backend/as-sent.fixtures.ts'
import type { Variant } from '#contracts/backend/generated/types.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { type Effects, expectFailure, type Scene, toVariantId } from './effect.ts'

const readProduct = async ({ clients }: Scene, handle = 'heroes-navy') => {
  const product = await clients.backend.product({ store: 'gb', handle })
  if (!product) throw new Error(`the backend has no product ${handle}`)
  return product
}
const isInStock = ({ inventory_quantity }: Pick<Variant, 'inventory_quantity'>) => (inventory_quantity ?? 0) > 0

const expectOutOfStockWarning = async ({ clients: { shopify } }: Scene) => {
  const lines = [{ merchandiseId: toVariantId(1001001), quantity: 1 }]
  const { cart, warnings } = await shopify.cartCreate({ input: { lines } })
  expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }])
  expect(cart?.totalQuantity).toBe(0)
}

export const productEffects: Effects = {
  'variant-sold-out': async (scene) => {
    const { variants } = await readProduct(scene)
    expect(variants.find(({ id }) => id === toVariantId(1001001))?.inventory_quantity).toBe(0)
    expect(variants.some(isInStock)).toBe(true)
    await expectOutOfStockWarning(scene)
  },
  'colour-sold-out': async (scene) => {
    const { variants, colourways = [] } = await readProduct(scene)
    expect(variants.filter(isInStock)).toEqual([])
    expect(colourways.some(({ available }) => available)).toBe(true)
    await expectOutOfStockWarning(scene)
  },
  'withdrawn-product': async ({ clients: { backend } }) =>
    expect(await backend.product({ store: 'gb', handle: 'heroes-navy' })).toBeNull(),
  'sold-elsewhere': async ({ clients: { backend, shopify } }) => {
    const sellers = REGION_CODES.map(async (store) => [
      (await backend.product({ store, handle: 'heroes-navy' })) !== null,
      (await backend.collection({ store, handle: 'belts' }, asSent)) !== null,
    ])
    expect(await Promise.all(sellers)).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
    expect(await shopify.productsById({ ids: ['gid://shopify/Product/2001'] })).toEqual([])
  },
  'odd-product': async ({ clients: { backend } }) => {
    const collection = await backend.collection({ store: 'gb', handle: 'belts' }, asSent)
    expect(collection?.products.length).toBeGreaterThan(0)
    expect(collection?.products.map(({ handle }) => handle)).not.toContain('the-belt-black')
  },
  'pre-order': async (scene) => {
    const { variants } = await readProduct(scene, 'pleats-ecru')
    expect(variants.filter(isInStock)).toEqual([])
    expect(variants.some(({ pre_order_inventory_quantity }) => (pre_order_inventory_quantity ?? 0) > 0)).toBe(true)
  },
  'made-to-order': async (scene) =>
    expect((await readProduct(scene, 'firsts-navy')).tags).toEqual(
      expect.arrayContaining(['Made to Order', 'tax:MTO']),
    ),
  'product-down': async ({ clients: { backend } }) => {
    await expectFailure(backend.product({ store: 'gb', handle: 'heroes-navy' }), 503)
    expect(await backend.collection({ store: 'gb', handle: 'belts' }, asSent)).not.toBeNull()
  },
  'recommendations-down': async ({ clients: { shopify } }) => {
    await expectFailure(
      shopify.productRecommendations({ intent: 'RELATED', productId: 'gid://shopify/Product/2001' }),
      503,
    )
    expect(await shopify.productsById({ ids: ['gid://shopify/Product/2001'] })).toHaveLength(1)
  },
  'back-in-stock-down': async ({ clients: { backend } }) =>
    expectFailure(
      backend.outOfStock('gb', { email: 'jo@example.com', variant_id: toVariantId(1001001), sku: 'x' }),
      503,
    ),
  'collections-down': async (scene) => {
    await expectFailure(scene.clients.backend.collection({ store: 'gb', handle: 'belts' }, asSent), 503)
    expect((await readProduct(scene)).handle).toBe('heroes-navy')
  },
  'search-without-synonyms': async ({ clients: { shopify } }) =>
    expect((await shopify.search({ query: 'pants', first: 1 })).totalCount).toBe(0),
  'search-down': async ({ clients: { shopify } }) => {
    await expectFailure(shopify.search({ query: 'navy', first: 1, sortKey: 'RELEVANCE', reverse: false }), 500)
    await expectFailure(shopify.predictiveSearch({ query: 'na', limit: 1 }), 500)
  },
  'corrupt-stored-filters': ({ visitor }) => expect(() => JSON.parse(visitor.sessionStorage.waist ?? '1')).toThrow(),
}
