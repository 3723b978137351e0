import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Province } from './country-habits.ts'

/** The provinces of a country, empty where its addresses need none; null if they cannot be read. */
export const readProvincesFn = createServerFn()
  .validator(z.object({ region: z.enum(REGION_CODES), country: z.string().regex(/^[A-Z]{2}$/) }))
  .handler(async ({ data: { region, country } }): Promise<Province[] | null> => {
    if (await checkLimit('customer')) return null
    try {
      return await cached(`provinces ${country}`, () => getUpstreams(region).backend.provinces(country))
    } catch (cause) {
      report('customer.provinces-failed', cause)
      return null
    }
  })
