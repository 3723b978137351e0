import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { briefly } from '#app/upstream/brief-cache.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readAlsoLike, readProducts } from './others.server.ts'
import { SEEN_KEPT } from './recently-viewed.ts'

const region = z.enum(REGION_CODES)
/** The number behind gid://shopify/Product/ */
const id = z.string().regex(/^\d{1,20}$/)

/** What goes for somebody who looks at a product. Rejects where nobody answers; the cause is reported. */
export const fetchAlsoLike = createServerFn({ method: 'GET' })
  .validator(z.object({ region, id }))
  .handler(({ data }) =>
    orFailPage('product.others-failed', () =>
      briefly(`also like ${data.region} ${data.id}`, () => readAlsoLike(upstreams(data.region).shopify, data.id)),
    ),
  )

/** Products that a browser remembers, at today's prices. Rejects likewise. */
export const fetchProducts = createServerFn({ method: 'GET' })
  .validator(z.object({ region, ids: z.array(id).max(SEEN_KEPT) }))
  .handler(({ data }) =>
    orFailPage('product.others-failed', () => readProducts(upstreams(data.region).shopify, data.ids)),
  )
