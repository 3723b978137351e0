import { expect, test } from 'vitest'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { completeCheckout } from '../cart/complete-checkout.ts'
import { createShopper } from '../cart/shopper.fixtures.ts'
import { buildProduct, createTestStore, toCatalogue } from '../shopify.fixtures.ts'

const build = (handle: string, inventory: number, preOrder?: number) =>
  buildProduct({ handle, inventory, collections: ['all'], ...(preOrder !== undefined && { preOrder }) })

const products = [
  build('plenty-navy', 10),
  build('low-navy', 1),
  build('sold-out-navy', 0),
  build('pre-order-navy', 0, 5),
  build('stock-and-pre-order-navy', 2, 3),
  build('no-pre-orders-left-navy', 0, 0),
  build('partly-sold-out-navy', 4),
  build('withdrawn-navy', 10),
]

/** The quantity of each variant that can be sold: S, M and L. */
const SELLABLE: Readonly<Record<string, readonly [number, number, number]>> = {
  'plenty-navy': [10, 10, 10],
  'low-navy': [1, 1, 1],
  'sold-out-navy': [0, 0, 0],
  'pre-order-navy': [5, 5, 5],
  'stock-and-pre-order-navy': [5, 5, 5],
  'no-pre-orders-left-navy': [0, 0, 0],
  'partly-sold-out-navy': [0, 4, 1],
  'withdrawn-navy': [0, 0, 0],
}

function createStore() {
  const store = createTestStore({ catalogue: toCatalogue(products) })
  const [small, , large] = products.find(({ handle }) => handle === 'partly-sold-out-navy')?.variants ?? []
  store.world.stock.set(small?.id ?? '', 0)
  store.world.stock.set(large?.id ?? '', 1)
  store.world.withdrawn.add('withdrawn-navy')
  return store
}

type Store = ReturnType<typeof createStore>
type Nodes = { nodes: { handle: string }[] }

/** The handles of the products that collection and search list as available, in one size or in any. */
async function listAvailable(store: Store, size?: string) {
  const filters = [{ available: true }, ...(size ? [{ variantOption: { name: 'Size', value: size } }] : [])]
  const {
    collection,
    search,
    products: queried,
  } = await store.query<{
    collection: { products: Nodes }
    search: Nodes
    products: Nodes
  }>(
    `query($filters: [ProductFilter!]) {
      collection(handle: "all") { products(first: 50, filters: $filters) { nodes { handle } } }
      search(query: "navy", first: 50, types: [PRODUCT], productFilters: $filters) { nodes { ... on Product { handle } } }
      products(first: 50, query: "available_for_sale:true") { nodes { handle } }
    }`,
    { filters },
  )
  const getHandles = ({ nodes }: Nodes) => nodes.map(({ handle }) => handle).toSorted()
  return { collection: getHandles(collection.products), search: getHandles(search), query: getHandles(queried) }
}

/** The availability of one variant in queries, and the quantity that a cart gets of it. */
async function describeVariant(store: Store, { handle }: CatalogueProduct, variantId: string) {
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`
  const { product, node } = await store.query<{
    product: { availableForSale: boolean } | null
    node: { availableForSale: boolean; quantityAvailable: number; currentlyNotInStock: boolean } | null
  }>(
    `query($handle: String!, $id: ID!) {
      product(handle: $handle) { availableForSale }
      node(id: $id) { ... on ProductVariant { availableForSale quantityAvailable currentlyNotInStock } }
    }`,
    { handle, id: merchandiseId },
  )
  const shopper = createShopper('gb', store)
  const { id: cartId } = await shopper.startCart()
  const { cart } = await shopper.addLines(cartId, { merchandiseId, quantity: 100 })
  return {
    productAvailable: product?.availableForSale ?? false,
    variantAvailable: node?.availableForSale ?? false,
    hasQuantity: (node?.quantityAvailable ?? 0) > 0 || (node?.currentlyNotInStock ?? false),
    cartQuantity: cart?.totalQuantity ?? 0,
    cartId,
  }
}

test('product, variant, filters and cart agree on what is available [PDP-03] [CART-16]', async () => {
  const store = createStore()
  for (const product of products) {
    const quantities = SELLABLE[product.handle] ?? []
    for (const [index, variant] of product.variants.entries()) {
      const quantity = quantities[index] ?? 0
      const { cartId, ...description } = await describeVariant(store, product, variant.id)
      expect({ variant: `${product.handle} ${variant.values}`, ...description }).toEqual({
        variant: `${product.handle} ${variant.values}`,
        productAvailable: quantities.some((sellable) => sellable > 0),
        variantAvailable: quantity > 0,
        hasQuantity: quantity > 0,
        cartQuantity: quantity,
      })
      const listed = await listAvailable(store, variant.values[0])
      expect([listed.collection.includes(product.handle), listed.search.includes(product.handle)]).toEqual([
        quantity > 0,
        quantity > 0,
      ])
    }
  }
})

test('every list of available products has the same products', async () => {
  const expected = products.flatMap(({ handle }) =>
    SELLABLE[handle]?.some((quantity) => quantity > 0) ? [handle] : [],
  )
  const { collection, search, query } = await listAvailable(createStore())
  expect([collection, search, query]).toEqual(Array(3).fill(expected.toSorted()))
})

test('the checkout orders the quantity that the cart shows', async () => {
  for (const product of products) {
    for (const [index, variant] of product.variants.entries()) {
      const store = createStore()
      const quantity = SELLABLE[product.handle]?.[index] ?? 0
      const { cartId } = await describeVariant(store, product, variant.id)
      const ordered = await completeCheckout(store.world, cartId).then(
        ({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0),
        () => 0,
      )
      expect([product.handle, variant.values, ordered]).toEqual([product.handle, variant.values, quantity])
    }
  }
})

test('what one store lacks is in none of its lists and carts, and the other stores sell it', async () => {
  const sold = build('plenty-navy', 10)
  const store = createTestStore({ catalogue: toCatalogue([sold]) })
  store.world.withdrawn.add('us/plenty-navy')
  store.world.withdrawn.add('us/collections/all')
  const merchandiseId = `gid://shopify/ProductVariant/${sold.variants[0]?.id}`
  const describe = async (region: RegionCode) => {
    const shopper = createShopper(region, store)
    const { cart } = await shopper.createCart({ lines: [{ merchandiseId, quantity: 1 }] })
    const lists = await store.query<{ collections: Nodes; sitemap: { resources: { items: object[] } } }>(
      `query($id: ID!) {
        product(handle: "plenty-navy") { handle }
        collection(handle: "all") { handle }
        collections(first: 5) { nodes { handle } }
        node(id: $id) { id }
        sitemap(type: COLLECTION) { resources(page: 1) { items { handle } } }
      }`,
      { id: merchandiseId },
      region,
    )
    return { ...lists, pieces: cart?.totalQuantity }
  }
  const gb = await describe('gb')
  expect(gb).toMatchObject({
    product: { handle: 'plenty-navy' },
    collection: { handle: 'all' },
    collections: { nodes: [{ handle: 'all' }] },
    node: { id: merchandiseId },
    sitemap: { resources: { items: [{ handle: 'all' }] } },
    pieces: 1,
  })
  expect(await describe('eu')).toEqual(gb)
  expect(await describe('us')).toEqual({
    product: null,
    collection: null,
    collections: { nodes: [] },
    node: null,
    sitemap: { resources: { items: [] } },
    pieces: undefined,
  })
})

test('a cart keeps no line that its own store has withdrawn', async () => {
  const sold = build('plenty-navy', 10)
  const store = createTestStore({ catalogue: toCatalogue([sold]) })
  const [gb, us] = [createShopper('gb', store), createShopper('us', store)]
  const line = { merchandiseId: `gid://shopify/ProductVariant/${sold.variants[0]?.id}`, quantity: 2 }
  const [ours, theirs] = [await gb.startCart(line), await us.startCart(line)]
  store.world.withdrawn.add('us/plenty-navy')
  expect((await gb.readCart(ours.id))?.totalQuantity).toBe(2)
  expect((await us.readCart(theirs.id))?.totalQuantity).toBe(0)
})
