import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { cachedLongRead } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import { readProducts } from '../read-products.server.ts'
import { readElsewhere } from './read-elsewhere.server.ts'

/** How long a result is cached, in ms, so that requests for unknown addresses cannot overload the upstreams. */
const CACHED_MS = 5 * 60_000

/** Which other shops sell a product that this one lacks; null if none does, or none can say. */
export const getElsewhere = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) => {
    const { backend } = getUpstreams(region)
    const readers = {
      readProduct: readShopProduct,
      readCollection: async (name: string) =>
        (await readProducts(backend, { store: region, handle: name }))?.products ?? null,
    }
    return cachedLongRead(
      `elsewhere ${region} ${handle}`,
      () => readElsewhere(readers, region, handle),
      reportFailure,
      CACHED_MS,
    ).catch((cause) => {
      reportFailure(cause)
      return null
    })
  })

const reportFailure = (cause: unknown) => report('product.read-failed', cause)
