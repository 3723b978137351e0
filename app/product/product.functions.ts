import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readProduct } from './product.server.ts'

/** A product for its page; null where there is none. Asked each time: stock is what it is about. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), handle: z.string().max(200) }))
  .handler(({ data: { region, handle } }) =>
    orFailPage('product.read-failed', () => readProduct(upstreams(region).backend, region, handle)),
  )
