import type { ListedProduct } from '#app/product/listed-product.ts'
import { decodeListing } from './compact-listing.ts'
import { createFilterMatcher, type FilterMatcher } from './filter-matcher.ts'
import { type Filters, isEmpty, type Sort, sortProducts } from './filters.ts'

/** The products of a collection with their filters. */
export type Listing = {
  products: readonly ListedProduct[]
  matcher: FilterMatcher<ListedProduct>
  /** The products that match, sorted. */
  filterListing: (filters: Filters, sort: Sort) => readonly ListedProduct[]
}

const cache = new WeakMap<readonly ListedProduct[], Listing>()

/** The listing of an encoded text; cached, so that a server prepares each upstream response once. */
export function getListing(encodedListing: string): Listing {
  const products = decodeListing(encodedListing)
  const cachedListing = cache.get(products)
  if (cachedListing) return cachedListing
  const matcher = createFilterMatcher(products)
  const listing: Listing = {
    products,
    matcher,
    filterListing: (filters, sort) => sortProducts(isEmpty(filters) ? products : matcher.filterProducts(filters), sort),
  }
  cache.set(products, listing)
  return listing
}
