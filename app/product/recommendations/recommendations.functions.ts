import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { longListTag } from '../product-tags.ts'
import { MAX_VIEWED } from './recently-viewed.ts'
import { readAlsoLike, readOutfit, readProducts } from './recommendations.server.ts'

const region = z.enum(REGION_CODES)
/** The number at the end of gid://shopify/Product/{id}. */
const id = z.string().regex(/^\d{1,20}$/)

/** Goods of the same kind as a product. Rejects if they cannot be read; the cause is reported. */
export const fetchAlsoLike = createServerFn({ method: 'GET' })
  .validator(z.object({ region, id }))
  .handler(({ data }) =>
    orErrorPage('product.others-failed', () =>
      cached({ name: `also like ${data.region} ${data.id}`, getTags: () => [longListTag(data.region)] }, () =>
        readAlsoLike(getUpstreams(data.region).sharedShopify, data.id),
      ),
    ),
  )

/** Goods that are worn with a product. Rejects if they cannot be read; the cause is reported. */
export const fetchOutfit = createServerFn({ method: 'GET' })
  .validator(z.object({ region, id }))
  .handler(({ data }) =>
    orErrorPage('product.others-failed', () =>
      cached({ name: `outfit ${data.region} ${data.id}`, getTags: () => [longListTag(data.region)] }, () =>
        readOutfit(getUpstreams(data.region).sharedShopify, data.id),
      ),
    ),
  )

/** Products by id, at today's prices. Rejects if they cannot be read; the cause is reported. */
export const fetchProducts = createServerFn({ method: 'GET' })
  .validator(z.object({ region, ids: z.array(id).max(MAX_VIEWED) }))
  .handler(({ data }) =>
    orErrorPage('product.others-failed', () => readProducts(getUpstreams(data.region).shopify, data.ids)),
  )
