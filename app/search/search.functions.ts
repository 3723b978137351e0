import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orFailPage } from '#app/errors/or-fail-page.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { search } from './search.server.ts'

/** Products by a shopper's words, in a region's prices. */
export const searchProducts = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES), query: z.string().max(200) }))
  .handler(({ data: { region, query } }) => orFailPage('search.failed', () => search(upstreams(region).shopify, query)))
