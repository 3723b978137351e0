import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { checkPhone } from './check-phone.server.ts'

/** Checks a phone number of a country with the backend. POST, so that the number is in no address and no log. */
export const checkPhoneFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      countryCode: z.string().regex(/^[A-Z]{2}$/),
      number: z.string().trim().min(1).max(50),
    }),
  )
  .handler(({ data: { region, ...phone } }) =>
    checkPhone({ backend: getUpstreams(region).backend, checkLimit: () => checkLimit('phone-check') }, phone),
  )
