import { report } from '#app/errors/report.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { isReduced } from '#app/product/product.ts'
import { getListTags } from '#app/product/product-tags.ts'
import { readProducts } from '#app/product/read-products.server.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import { cachedLongRead } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { decodeListing, encodeListing } from './compact-listing.ts'
import type { FilterKey } from './filter-keys.ts'
import { isEmpty, parseFilters } from './filters.ts'
import { getListing } from './listing.ts'
import { parseSort } from './sorts.ts'

/** Products that can be filtered and sorted. */
export type BrowsedProducts = {
  /** The products, encoded by `encodeListing`. */
  encodedListing: string
  /** The filters that the products have; none for gift cards. */
  filterKeys: readonly FilterKey[]
}

/** A collection as its page needs it. */
export type Collection = BrowsedProducts & {
  handle: string
  title: string
  description: string
  hasProducts: boolean
}

/** The collection of what is reduced. A store may reduce goods in some of its countries only. */
const SALE = 'sale'

/** A collection by its handle; null if it does not exist. Throws UpstreamError. */
export async function readCollection(
  backend: Pick<BackendClient, 'collection'>,
  store: RegionCode,
  handle: string,
): Promise<Collection | null> {
  const list = await readProducts(backend, { store, handle })
  if (!list) return null
  const { title, description } = list
  const products = list.handle === SALE ? list.products.filter(isReduced) : list.products
  return {
    handle: list.handle,
    title,
    description,
    ...toBrowsedProducts(products.map(({ group, clothImage, ...product }) => product)),
    hasProducts: products.length > 0,
  }
}

/** Products of a collection or of a search as their page needs them. */
export function toBrowsedProducts(products: readonly ListedProduct[]): BrowsedProducts {
  const encodedListing = encodeListing(products)
  const { groups } = getListing(encodedListing).matcher
  return { encodedListing, filterKeys: [...new Set(groups.map(({ key }) => key))] }
}

/**
 * Indexes of the products that match a query, sorted; null without filters and sort order. The browser hydrates with them
 * before its filtering code is loaded.
 */
export function findMatchingIndexes(
  query: string,
  { encodedListing, filterKeys }: BrowsedProducts,
): readonly number[] | null {
  const search = parseSearch(query)
  const [filters, sort] = [parseFilters(search, filterKeys), parseSort(search)]
  if (isEmpty(filters) && sort === 'featured') return null
  const { products, filterListing } = getListing(encodedListing)
  const indexes = new Map(products.map((product, index) => [product, index]))
  return filterListing(filters, sort).flatMap((product) => indexes.get(product) ?? [])
}

/** The cache key of a collection, and the tags of its products. */
export const getCollectionSource = (region: RegionCode, handle: string) => ({
  name: `collection ${region} ${handle}`,
  getTags(collection: Collection | null) {
    const products = collection ? decodeListing(collection.encodedListing).products : []
    return getListTags(
      region,
      products.map(({ productId }) => productId),
      handle,
    )
  },
})

/** A collection as its page caches it, for a page of products of many collections, which gets no tags of theirs. */
export const readCachedCollection = (region: RegionCode, handle: string): Promise<Collection | null> =>
  cachedLongRead(
    getCollectionSource(region, handle),
    () => readCollection(getUpstreams(region).backend, region, handle),
    (cause) => report('collection.read-failed', cause),
  )
