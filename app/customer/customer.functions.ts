import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readCustomer } from './customer.server.ts'

/** The customer whom a token belongs to. Posted, so that the token is in no address. */
export const readCustomerFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), accessToken: z.string().min(1).max(8_000) }))
  .handler(({ data }) => readCustomer({ shopify: upstreams(data.region).shopify, report }, data.accessToken))
