import { readMenu } from '#app/content/menu.wire.ts'
import { readContent } from '#app/content/read-content.server.ts'
import { report } from '#app/errors/report.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { cachedLongRead } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { LineGoods } from '../line-change/line-goods.ts'
import { isShopifyId, type Product } from '../product.ts'
import { collectionTag, getListTags, listTag } from '../product-tags.ts'
import { readCollectionProducts } from './collection-products.server.ts'
import { type KnownCollections, type ProductSources, readProduct, toAddresses } from './find-product.server.ts'
import { listKnownCollections } from './known-collections.ts'

/** How long addresses are taken as they are, in ms, so that unknown ones cannot load the servers. */
const ADDRESSES_MS = 5 * 60_000

/** A product of a region, for all pages and calls (find-product.server.ts). Stock from collections is as old as theirs. */
export const readShopProduct = (region: RegionCode, name: string): Promise<Product | null> =>
  readProduct(getSources(region), name)

function getSources(store: RegionCode): ProductSources {
  const { backend } = getUpstreams(store)
  const collections = getKnownCollections(store)
  return {
    store,
    backend,
    collections,
    isCallComplete: () =>
      cachedLongRead(
        `product call ${store}`,
        () => isCallComplete(backend, collections, store),
        reportFailure,
        ADDRESSES_MS,
      ),
  }
}

function getKnownCollections(store: RegionCode): KnownCollections {
  const { backend, sharedShopify: shopify } = getUpstreams(store)
  // Whole collections: a search that finds all addresses stale would read them at once.
  const enqueue = createQueue()
  /** What this request has read, because a collection has addresses and products in one response of megabytes. */
  const read = new Map<string, Promise<Product[] | null>>()
  function readOnce(handle: string): Promise<Product[] | null> {
    const products = read.get(handle) ?? readCollectionProducts(backend, store, handle)
    read.set(handle, products)
    return products
  }
  return {
    list: async () => listKnownCollections(await readContent('menu', 'menu.fetch-failed', readMenu).catch(() => null)),
    readAddresses: (handle) =>
      cachedLongRead(
        { name: `addresses ${store} ${handle}`, getTags: () => [listTag(store), collectionTag(store, handle)] },
        () =>
          enqueue(async () => {
            const products = await readOnce(handle)
            return products && toAddresses(products, (ids) => findShopifyHandles(shopify, ids))
          }),
        reportFailure,
        ADDRESSES_MS,
      ),
    readProducts: (handle) =>
      cachedLongRead(
        {
          name: `products of ${store} ${handle}`,
          getTags: (products) => getListTags(store, products?.map(({ id }) => id) ?? [], handle),
        },
        () => readOnce(handle),
        reportFailure,
      ),
  }
}

const reportFailure = (cause: unknown) => report('product.read-failed', cause)

/** The most ids of one query: Shopify's limit of `nodes`. */
const MAX_IDS = 250

/** Shopify's handles of products by id, in that order; null for what it does not know, and for all if it fails. */
async function findShopifyHandles(
  shopify: Pick<ShopifyClient, 'productHandles'>,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const known = ids.filter(isShopifyId)
  const handles = new Map<string, string | null>()
  for (let start = 0; start < known.length; start += MAX_IDS) {
    const batch = known.slice(start, start + MAX_IDS)
    const found = await shopify
      .productHandles({ ids: batch.map((id) => `gid://shopify/Product/${id}`) })
      .catch(() => [])
    for (const [index, id] of batch.entries()) handles.set(id, found[index] ?? null)
  }
  return ids.map((id) => handles.get(id) ?? null)
}

/** Runs work one after the other, in the order in which it comes. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

/** A collection of few products, asked first: others have megabytes. */
const SMALL_COLLECTION = 'belts'

/**
 * Whether the backend's product call knows every product: its collections name products by handles, and the call has one
 * of those. Then an address that it does not know is not searched for. Throws UpstreamError.
 */
export async function isCallComplete(
  backend: Pick<BackendClient, 'product'>,
  collections: KnownCollections,
  store: RegionCode,
): Promise<boolean> {
  const [first = SMALL_COLLECTION] = await collections.list()
  for (const collection of [SMALL_COLLECTION, first]) {
    const addresses = await collections.readAddresses(collection)
    const [handle] = Object.values(addresses?.handleByName ?? {})
    if (!addresses || handle === undefined) continue
    return addresses.hasOwnHandles && (await orNull(backend.product({ store, handle }))) !== null
  }
  return false
}

/** The sizes and colours of a product with its stock as it is now; null if it is no longer sold. Throws UpstreamError. */
export async function readLineGoods(region: RegionCode, productHandle: string): Promise<LineGoods | null> {
  const product = await readShopProduct(region, productHandle)
  if (!product) return null
  const { handle, style, colour, price, options, variants, colourways, personalisation } = product
  return { handle, style, colour, price, options, variants, colourways, personalisation }
}
