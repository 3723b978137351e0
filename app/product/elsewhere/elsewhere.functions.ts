import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { cached, cachedLongRead } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import { toListTag, toLongListTag } from '../product-tags.ts'
import { readProducts } from '../read-products.server.ts'
import type { Elsewhere } from './elsewhere.ts'
import { readNearest, readSellers } from './read-elsewhere.server.ts'

/** How long sellers are cached, in ms, so that requests for unknown addresses cannot overload the upstreams. */
const SELLERS_MS = 5 * 60_000

/** Which other shops sell a product that this one lacks; null if none does, or none can say. */
export const getElsewhere = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    readElsewhere(region, handle).catch((cause) => {
      reportFailure(cause)
      return null
    }),
  )

async function readElsewhere(region: RegionCode, handle: string): Promise<Elsewhere | null> {
  const sellers = await cachedLongRead(
    `sellers ${region} ${handle}`,
    () => readSellers({ readProduct: readShopProduct }, region, handle),
    reportFailure,
    SELLERS_MS,
  )
  if (!sellers) return null
  const { name, shops, style, collection } = sellers
  const { backend } = getUpstreams(region)
  const readCollection = async (listed: string) =>
    (await readProducts(backend, { store: region, handle: listed }))?.products ?? null
  // as fresh as other cards, whose prices these have
  const nearest = await cached(
    {
      name: `nearest ${region} ${collection} ${style}`,
      getTags: () => [toListTag(region), toLongListTag(region)],
    },
    () => readNearest({ readCollection }, { style, collection }),
    reportFailure,
  ).catch((cause) => {
    reportFailure(cause)
    return []
  })
  return { name, shops, nearest }
}

const reportFailure = (cause: unknown) => report('product.read-failed', cause)
