import { readCollection } from '#app/collection/collection.server.ts'
import { decodeListing } from '#app/collection/compact-listing.ts'
import type { SearchDeps } from '#app/search/search.server.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import type { Clients } from './clients.ts'

/** What search reads of a world, each collection once, as the shop caches it. */
export function createSearchDeps(
  { shopify, backend }: Pick<Clients, 'shopify' | 'backend'>,
  { region = 'gb', pages = [] }: { region?: RegionCode; pages?: Awaited<ReturnType<SearchDeps['readPages']>> } = {},
): SearchDeps {
  const collections = new Map<string, ReturnType<SearchDeps['readCollection']>>()
  return {
    shopify,
    region: REGIONS[region],
    readPages: async () => pages,
    readCollection(handle) {
      const collection = collections.get(handle) ?? readRangeCollection(handle)
      collections.set(handle, collection)
      return collection
    },
  }

  async function readRangeCollection(handle: string) {
    const collection = await readCollection(backend, region, handle)
    return collection && { ...collection, products: decodeListing(collection.encodedListing).products }
  }
}
