import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readPagePromo } from '#app/content/promos/promos.server.ts'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { report } from '#app/errors/report.ts'
import type { Elsewhere } from '#app/product/elsewhere/elsewhere.ts'
import { findElsewhere } from '#app/product/elsewhere/read-elsewhere.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { findMatchingIndexes, getCollectionSource, readCachedCollection, readCollection } from './collection.server.ts'

/**
 * Returns a collection with the promo of `pageHandle`, by default its own; null if it does not exist. With a `query` the server
 * also applies the URL's filters; the browser sends none and filters by itself.
 */
export const getCollection = createServerFn({ method: 'GET' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      handle: z.string().max(200),
      pageHandle: z.string().max(100).optional(),
      query: z.string().max(20_000).optional(),
    }),
  )
  .handler(({ data: { region, handle, pageHandle, query } }) =>
    orErrorPage('collection.read-failed', async () => {
      const [collection, promo] = await Promise.all([
        cached(getCollectionSource(region, handle), () => readCollection(getUpstreams(region).backend, region, handle)),
        readPagePromo(pageHandle ?? handle),
      ])
      const matchingIndexes = query && collection ? findMatchingIndexes(query, collection) : null
      return collection && { ...collection, matchingIndexes, promo: promo ?? null, complete: promo !== undefined }
    }),
  )

/** Which other shops have a collection that this one lacks; null if none has, or none can say. */
export const getCollectionElsewhere = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(async ({ data: { region, handle } }): Promise<Elsewhere | null> => {
    try {
      const sale = await findElsewhere(region, (other) => readCachedCollection(other, handle))
      return sale && { name: sale.goods.title, shops: sale.shops, nearest: [] }
    } catch (cause) {
      report('collection.read-failed', cause)
      return null
    }
  })
