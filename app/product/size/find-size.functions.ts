import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readProduct } from '../product.server.ts'
import { variantIn } from './find-size.server.ts'

const size = z.record(z.string().max(10), z.string().max(20))

/** Which variant a product has in a size, and whether it is there: asked each time, stock is what it is about. */
export const findSize = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200), search: size }))
  .handler(async ({ data: { region, handle, search } }) => {
    try {
      return variantIn(await readProduct(upstreams(region).backend, region, handle), search)
    } catch (cause) {
      report('cart.add-failed', cause)
      return { ok: false, failure: 'cart.add-failed' } as const
    }
  })
