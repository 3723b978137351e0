import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readCachedCollection } from '#app/collection/collection.server.ts'
import { decodeListing } from '#app/collection/compact-listing.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { WHOLE_RANGE } from '#app/product/finding/known-collections.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'

/**
 * The goods of a list by their handles, as they are now; those that the region does not sell are missing. The request
 * does not identify the visitor. Rejects if the range cannot be read; the cause is reported.
 */
export const fetchListedGoods = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handles: z.array(z.string().max(100)).max(MAX_WISH_LIST_ITEMS) }))
  .handler(({ data: { region, handles } }) =>
    orErrorPage('collection.read-failed', () => readListedGoods(region, new Set(handles))),
  )

async function readListedGoods(region: RegionCode, handles: ReadonlySet<string>): Promise<ListedProduct[]> {
  if (handles.size === 0) return []
  const collections = await Promise.all(WHOLE_RANGE.map((handle) => readCachedCollection(region, handle)))
  const products = collections.flatMap((collection) =>
    collection ? decodeListing(collection.encodedListing).products.filter(({ handle }) => handles.has(handle)) : [],
  )
  return [...new Map(products.map((product) => [product.handle, product])).values()]
}
