import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { promoForPage } from '#app/content/promos/shared-promo.server.ts'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { foundBy, readCollection } from './collection.server.ts'

/**
 * A collection for its page, with the promo that an editor put there; null where there is none. `query` is for the page that the server draws: what the address
 * asks for is found there. The browser finds it by itself and asks for all.
 */
export const getCollection = createServerFn({ method: 'GET' })
  .validator(
    z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200), query: z.string().max(2000).optional() }),
  )
  .handler(({ data: { region, handle, query } }) =>
    orFailPage('collection.read-failed', async () => {
      const [collection, promo] = await Promise.all([
        briefly(`collection ${region} ${handle}`, () => readCollection(upstreams(region).backend, region, handle)),
        promoForPage(handle),
      ])
      const found = query && collection ? foundBy(query, collection) : null
      return collection && { ...collection, found, promo: promo ?? null, complete: promo !== undefined }
    }),
  )
