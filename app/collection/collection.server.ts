import { readProducts } from '#app/product/read-products.server.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { encodeListing } from './compact-listing.ts'
import type { FilterKey } from './filter-keys.ts'
import { isEmpty, parseFilters } from './filters.ts'
import { getListing } from './listing.ts'
import { parseSort } from './sorts.ts'

/** A collection as its page needs it. */
export type Collection = {
  handle: string
  title: string
  description: string
  /** The products, encoded by `encodeListing`. */
  encodedListing: string
  /** The filters that the collection has; none for gift cards. */
  filterKeys: readonly FilterKey[]
  hasProducts: boolean
}

/** A collection by its handle; null if it does not exist. Throws UpstreamError. */
export async function readCollection(
  backend: Pick<BackendClient, 'collection'>,
  store: RegionCode,
  handle: string,
): Promise<Collection | null> {
  const list = await readProducts(backend, { store, handle })
  if (!list) return null
  const { title, description, products } = list
  const encodedListing = encodeListing(products.map(({ group, clothImage, ...product }) => product))
  const { groups } = getListing(encodedListing).matcher
  return {
    handle: list.handle,
    title,
    description,
    encodedListing,
    filterKeys: [...new Set(groups.map(({ key }) => key))],
    hasProducts: products.length > 0,
  }
}

/**
 * Indexes of the products that match a query, sorted; null without filters and sort order. The browser hydrates with them
 * before its filtering code is loaded.
 */
export function findMatchingIndexes(
  query: string,
  { encodedListing, filterKeys }: Collection,
): readonly number[] | null {
  const search = parseSearch(query)
  const [filters, sort] = [parseFilters(search, filterKeys), parseSort(search)]
  if (isEmpty(filters) && sort === 'featured') return null
  const { products, filterListing } = getListing(encodedListing)
  const indexes = new Map(products.map((product, index) => [product, index]))
  return filterListing(filters, sort).flatMap((product) => indexes.get(product) ?? [])
}
