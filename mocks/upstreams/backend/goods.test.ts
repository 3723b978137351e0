import { expect, test } from 'vitest'
import { createBackendClient } from '#contracts/backend/client.ts'
import { CURRENCIES, REGION_CODES } from '#contracts/regions.ts'
import { fetchIn } from '#tests/support/backend.ts'
import { createSimulatedBackend } from '../../backend.ts'

// strict: an answer that breaks its contract rejects the call
const backend = await createSimulatedBackend({ strict: true, origin: 'https://backend.test' })
const shopIn = (world: string) =>
  createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch: fetchIn(backend, world) })

const { collections, products } = backend.catalogue
const [someProduct] = products
if (!someProduct) throw new Error('the house has no goods')
const [someVariant] = someProduct.variants
const [someCollection] = someProduct.collections
  .flatMap((handle) => backend.catalogue.collectionByHandle.get(handle) ?? [])
  .toSorted((one, other) => one.products.length - other.products.length)
if (!someVariant || !someCollection) throw new Error(`${someProduct.handle} has no variants or is in no collection`)

test.each(collections.map(({ handle }) => handle))(
  'the collection %s answers, in shop order [COL-01] [CTR-05]',
  async (handle) => {
    const collection = await shopIn('reader').collection({ store: 'gb', handle })
    expect(collection?.products.map((product) => product.handle)).toEqual(
      backend.catalogue.collectionByHandle.get(handle)?.products,
    )
  },
)

test.each(REGION_CODES)('the %s store sells at its own prices, in its own money', async (store) => {
  const product = await shopIn('reader').product({ store, handle: someProduct.handle })
  const { amount, currencyCode } = product?.price ?? {}
  expect([Number(amount), currencyCode]).toEqual([someProduct.price[store] / 100, CURRENCIES[store]])
})

test('every product answers with its colours, its own among them [CTR-05]', async () => {
  for (const { handle, groupSku } of products) {
    const product = await shopIn('reader').product({ store: 'gb', handle })
    expect(product?.colourways.map((each) => each.handle)).toContain(handle)
    expect(product?.product_feed.group_id).toBe(groupSku)
  }
})

test('nobody else than gb, us and eu has a store, and no store has what the house has not', async () => {
  const shop = shopIn('reader')
  expect(await shop.collection({ store: 'gb', handle: 'no-such-thing' })).toBeNull()
  expect(await shop.product({ store: 'us', handle: 'no-such-thing' })).toBeNull()
  const elsewhere = await backend.handle(new Request(`${backend.origin}/backend/collections/fr/trousers.json`))
  expect(elsewhere.status).toBe(404)
  expect(await elsewhere.json()).toEqual({ error: expect.stringContaining('store') })
})

test('pictures are absolute and have no width of their own', async () => {
  const product = await shopIn('reader').product({ store: 'gb', handle: someProduct.handle })
  expect(product?.image.src).toBe(`https://backend.test/images/${someProduct.handle}/front.jpg`)
  expect(product?.images.map(({ view }) => view)).toEqual(['front', 'back', 'detail', 'folded'])
})

test('what is sold in one world is sold in its collection and on its page, and in no other world [SIM-03]', async () => {
  backend.worlds.get('sold').stock.set(someVariant.id, 0)
  const quantityIn = async (world: string) => {
    const collection = await shopIn(world).collection({ store: 'gb', handle: someCollection.handle })
    const product = await shopIn(world).product({ store: 'gb', handle: someProduct.handle })
    const listed = collection?.products.find(({ handle }) => handle === someProduct.handle)
    return [listed, product].map(
      (each) => each?.variants.find(({ sku }) => sku === someVariant.sku)?.inventory_quantity,
    )
  }
  expect(await quantityIn('untouched')).toEqual([someVariant.inventory, someVariant.inventory])
  expect(await quantityIn('sold')).toEqual([0, 0])
  expect(await quantityIn('untouched')).toEqual([someVariant.inventory, someVariant.inventory])
})

test('a colour that is sold out can be seen to be so from its sister colours', async () => {
  for (const { id } of someProduct.variants) backend.worlds.get('no-more').stock.set(id, 0)
  const product = await shopIn('no-more').product({ store: 'gb', handle: someProduct.handle })
  const canBeSoldAhead = someProduct.variants.some(({ preOrder }) => (preOrder ?? 0) > 0)
  expect(product?.colourways.find(({ handle }) => handle === someProduct.handle)?.available).toBe(canBeSoldAhead)
})

test('a withdrawn product is gone from its collection, its page and its sister colours', async () => {
  const world = backend.worlds.get('withdrawn')
  world.withdrawn.add(someProduct.handle)
  const shop = shopIn('withdrawn')
  const collection = await shop.collection({ store: 'gb', handle: someCollection.handle })
  expect(collection?.products.map(({ handle }) => handle)).not.toContain(someProduct.handle)
  expect(await shop.product({ store: 'gb', handle: someProduct.handle })).toBeNull()
  const sister = backend.catalogue.groups.get(someProduct.groupSku)?.find((each) => each !== someProduct)
  const page = sister && (await shop.product({ store: 'gb', handle: sister.handle }))
  expect(page?.colourways.map(({ handle }) => handle)).not.toContain(someProduct.handle)
})
