import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { toListTag } from '../product-tags.ts'
import { type GarmentMeasure, measuresFromWire } from './garment-measures.ts'

/**
 * What a garment measures in each of its sizes; none of goods that are not measured, and where the backend has no such call.
 * Rejects if they cannot be read; the cause is reported.
 */
export const fetchMeasures = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(
    ({ data: { region, handle } }): Promise<GarmentMeasure[]> =>
      orErrorPage('product.read-failed', () =>
        cached({ name: `measures ${region} ${handle}`, getTags: () => [toListTag(region)] }, async () => {
          const wire = await orNull(getUpstreams(region).backend.productMeasures({ store: region, handle }))
          return wire ? measuresFromWire(wire) : []
        }),
      ),
  )
