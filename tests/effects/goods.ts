import { expect } from 'vitest'
import { type Effects, fails, merchandise, type Scene } from './effect.ts'

const productOf = async ({ clients }: Scene, handle = 'heroes-navy') => {
  const product = await clients.backend.product({ store: 'gb', handle })
  if (!product) throw new Error(`there is no ${handle}`)
  return product
}
const isIn = ({ inventory_quantity }: { inventory_quantity: number }) => inventory_quantity > 0

const refusedInCart = async ({ clients: { shopify } }: Scene) => {
  const lines = [{ merchandiseId: merchandise(1001001), quantity: 1 }]
  const { cart, warnings } = await shopify.cartCreate({ input: { lines } })
  expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }])
  expect(cart?.totalQuantity).toBe(0)
}

export const goodsEffects: Effects = {
  'variant-sold-out': async (scene) => {
    const { variants } = await productOf(scene)
    expect(variants.find(({ id }) => id === merchandise(1001001))?.inventory_quantity).toBe(0)
    expect(variants.some(isIn)).toBe(true)
    await refusedInCart(scene)
  },
  'colour-sold-out': async (scene) => {
    const { variants, colourways } = await productOf(scene)
    expect(variants.filter(isIn)).toEqual([])
    expect(colourways.some(({ available }) => available)).toBe(true)
    await refusedInCart(scene)
  },
  'withdrawn-product': async ({ clients: { backend } }) =>
    expect(await backend.product({ store: 'gb', handle: 'heroes-navy' })).toBeNull(),
  'pre-order': async (scene) => {
    const { variants } = await productOf(scene, 'pleats-ecru')
    expect(variants.filter(isIn)).toEqual([])
    expect(variants.some(({ pre_order_inventory_quantity }) => (pre_order_inventory_quantity ?? 0) > 0)).toBe(true)
  },
  'made-to-order': async (scene) =>
    expect((await productOf(scene, 'firsts-navy')).tags).toEqual(expect.arrayContaining(['Made to Order', 'tax:MTO'])),
  'product-down': async ({ clients: { backend } }) => {
    await fails(backend.product({ store: 'gb', handle: 'heroes-navy' }), 503)
    expect(await backend.collection({ store: 'gb', handle: 'belts' })).not.toBeNull()
  },
  'recommendations-down': async ({ clients: { shopify } }) => {
    await fails(shopify.productRecommendations({ productId: 'gid://shopify/Product/2001' }), 503)
    expect(await shopify.productsById({ ids: ['gid://shopify/Product/2001'] })).toHaveLength(1)
  },
  'back-in-stock-down': async ({ clients: { backend } }) =>
    fails(backend.outOfStock('gb', { email: 'jo@example.com', variant_id: merchandise(1001001), sku: 'x' }), 503),
  'collections-down': async (scene) => {
    await fails(scene.clients.backend.collection({ store: 'gb', handle: 'belts' }), 503)
    expect((await productOf(scene)).handle).toBe('heroes-navy')
  },
  'search-down': async ({ clients: { shopify } }) => {
    await fails(shopify.search({ query: 'navy', first: 1, sortKey: 'RELEVANCE', reverse: false }), 500)
    await fails(shopify.predictiveSearch({ query: 'na', limit: 1 }), 500)
  },
  'corrupt-stored-filters': ({ visitor }) => expect(() => JSON.parse(visitor.sessionStorage.waist ?? '1')).toThrow(),
}
