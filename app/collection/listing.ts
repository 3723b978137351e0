import { decodeListing, type Listing } from './compact-listing.ts'
import { createFilterMatcher } from './filter-matcher.ts'
import { isEmpty } from './filters.ts'
import { sortProducts } from './sorts.ts'

/** The listing of an encoded text. The same text returns the same object. */
export function getListing(encodedListing: string): Listing {
  const decoded = decodeListing(encodedListing)
  decoded.listing ??= createListing(decoded.products)
  return decoded.listing
}

function createListing(products: Listing['products']): Listing {
  const matcher = createFilterMatcher(products)
  return {
    products,
    matcher,
    filterListing: (filters, sort) => sortProducts(isEmpty(filters) ? products : matcher.filterProducts(filters), sort),
  }
}
