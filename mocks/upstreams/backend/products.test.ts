import { expect, test } from 'vitest'
import { asSent } from '#contracts/backend/as-sent.fixtures.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { createSimulatedBackend } from '#mocks/backend.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'

// strict: a response that breaks the contract rejects the call
const backend = await createSimulatedBackend({ strict: true, origin: 'https://backend.test' })
const createShopIn = (world: string) =>
  createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: createFetch(backend, world) })

const { collections, products } = backend.catalogue
const [someProduct] = products
if (!someProduct) throw new Error('The default catalogue has no products')
const [someVariant] = someProduct.variants
const [someCollection] = someProduct.collections
  .flatMap((handle) => backend.catalogue.collectionByHandle.get(handle) ?? [])
  .toSorted((one, other) => one.products.length - other.products.length)
if (!someVariant || !someCollection) throw new Error(`${someProduct.handle} needs a variant and a collection`)

test.each(collections.map(({ handle }) => handle))(
  'the collection %s lists its products in catalogue order [COL-01] [CTR-05]',
  async (handle) => {
    const collection = await createShopIn('reader').collection({ store: 'gb', handle }, asSent)
    expect(collection?.products.map((product) => product.handle)).toEqual(
      backend.catalogue.collectionByHandle.get(handle)?.products,
    )
  },
)

test.each(REGION_CODES)('the %s store has its own prices and currency', async (store) => {
  const product = await createShopIn('reader').product({ store, handle: someProduct.handle })
  const price = product?.price
  const shown = typeof price === 'object' ? [Number(price.amount), price.currencyCode] : price
  expect(shown).toEqual([someProduct.price[store] / 100, REGIONS[store].currency])
})

test('every product lists its colourways, including itself [CTR-05]', async () => {
  for (const { handle, groupSku } of products) {
    const product = await createShopIn('reader').product({ store: 'gb', handle })
    expect(product?.colourways?.map((colourway) => colourway.handle)).toContain(handle)
    expect(product?.product_feed.group_id).toBe(groupSku)
  }
})

test('unknown stores, collections and products are not found', async () => {
  const shop = createShopIn('reader')
  expect(await shop.collection({ store: 'gb', handle: 'no-such-thing' }, asSent)).toBeNull()
  expect(await shop.product({ store: 'us', handle: 'no-such-thing' })).toBeNull()
  const elsewhere = await backend.handle(new Request(`${backend.origin}/backend/collections/fr/trousers.json`))
  expect(elsewhere.status).toBe(404)
  expect(await elsewhere.json()).toEqual({ error: expect.stringContaining('store') })
})

test('image URLs are absolute and carry no width', async () => {
  const product = await createShopIn('reader').product({ store: 'gb', handle: someProduct.handle })
  expect(product?.image?.src).toBe(`https://backend.test/images/${someProduct.handle}/front.jpg`)
  expect(product?.images?.map(({ view }) => view)).toEqual(['front', 'back', 'outfit', 'detail', 'cloth', 'folded'])
})

test('a sale lowers stock in its own world only [SIM-03]', async () => {
  backend.worlds.get('sold').stock.set(someVariant.id, 0)
  const quantityIn = async (world: string) => {
    const collection = await createShopIn(world).collection({ store: 'gb', handle: someCollection.handle }, asSent)
    const product = await createShopIn(world).product({ store: 'gb', handle: someProduct.handle })
    const listing = collection?.products.find(({ handle }) => handle === someProduct.handle)
    return [listing, product].map(
      (item) => item?.variants.find(({ sku }) => sku === someVariant.sku)?.inventory_quantity,
    )
  }
  expect(await quantityIn('untouched')).toEqual([someVariant.inventory, someVariant.inventory])
  expect(await quantityIn('sold')).toEqual([0, 0])
  expect(await quantityIn('untouched')).toEqual([someVariant.inventory, someVariant.inventory])
})

test('a sold-out colourway is unavailable in the list of colourways', async () => {
  for (const { id } of someProduct.variants) backend.worlds.get('no-more').stock.set(id, 0)
  const product = await createShopIn('no-more').product({ store: 'gb', handle: someProduct.handle })
  const hasPreOrder = someProduct.variants.some(({ preOrder }) => (preOrder ?? 0) > 0)
  expect(product?.colourways?.find(({ handle }) => handle === someProduct.handle)?.available).toBe(hasPreOrder)
})

test('a withdrawn product disappears from collection, page and colourways', async () => {
  const world = backend.worlds.get('withdrawn')
  world.withdrawn.add(someProduct.handle)
  const shop = createShopIn('withdrawn')
  const collection = await shop.collection({ store: 'gb', handle: someCollection.handle }, asSent)
  expect(collection?.products.map(({ handle }) => handle)).not.toContain(someProduct.handle)
  expect(await shop.product({ store: 'gb', handle: someProduct.handle })).toBeNull()
  const sister = backend.catalogue.groups.get(someProduct.groupSku)?.find((colour) => colour !== someProduct)
  const page = sister && (await shop.product({ store: 'gb', handle: sister.handle }))
  expect(page?.colourways?.map(({ handle }) => handle)).not.toContain(someProduct.handle)
})

test('what one store has withdrawn, the others sell', async () => {
  const { withdrawn } = backend.worlds.get('one-store')
  withdrawn.add(`us/${someProduct.handle}`)
  withdrawn.add(`us/collections/${someCollection.handle}`)
  const shop = createShopIn('one-store')
  const describe = async (store: RegionCode) => [
    (await shop.product({ store, handle: someProduct.handle }))?.handle ?? null,
    (await shop.productMeasures({ store, handle: someProduct.handle })) !== null,
    (await shop.collection({ store, handle: someCollection.handle }, asSent))?.handle ?? null,
  ]
  expect(await describe('gb')).toEqual([someProduct.handle, true, someCollection.handle])
  expect(await describe('eu')).toEqual(await describe('gb'))
  expect(await describe('us')).toEqual([null, false, null])
})
