import { report } from '#app/errors/report.ts'
import { getListTags } from '#app/product/product-tags.ts'
import { cachedLongRead } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type Collection, readCollection } from './collection.server.ts'
import { decodeListing } from './compact-listing.ts'

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
