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
import { getListTags, toCollectionTag, toListTag } from '../product-tags.ts'
import { readCollectionProducts } from './collection-products.server.ts'
import { type KnownCollections, type ProductSources, readProduct, toAddresses } from './find-product.server.ts'
import { listKnownCollections } from './known-collections.ts'

/** How long addresses are cached, in ms, so that requests for unknown ones cannot overload the upstreams. */
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
  // Reads one collection at a time: a search that finds all addresses stale would otherwise read all at once.
  const enqueue = createQueue()
  /** The collections that this request has read: one response of megabytes has both addresses and products. */
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
        { name: `addresses ${store} ${handle}`, getTags: () => [toListTag(store), toCollectionTag(store, handle)] },
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

/** Shopify's handles of products by id, in that order; null for unknown products, and for all if the call fails. */
async function findShopifyHandles(
  shopify: Pick<ShopifyClient, 'productHandles'>,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const shopifyIds = ids.filter(isShopifyId)
  const handles = new Map<string, string | null>()
  for (let start = 0; start < shopifyIds.length; start += MAX_IDS) {
    const batch = shopifyIds.slice(start, start + MAX_IDS)
    const batchHandles = await shopify
      .productHandles({ ids: batch.map((id) => `gid://shopify/Product/${id}`) })
      .catch(() => [])
    for (const [index, id] of batch.entries()) handles.set(id, batchHandles[index] ?? null)
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

/** A collection of few products, read first because others have megabytes. */
const SMALL_COLLECTION = 'belts'

/**
 * Whether the backend's product call knows every product, so that unknown addresses need no search: its collections have
 * handles, and it knows one of them. Throws UpstreamError.
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
