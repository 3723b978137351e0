import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/regions.ts'
import { readCustomer } from './customer.server.ts'

/** Reads the customer of a token. Posted, so that the token stays out of the address. */
export const readCustomerFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), accessToken: z.string().min(1).max(8_000) }))
  .handler(({ data }) => readCustomer({ ...getUpstreams(data.region), report }, data.accessToken))
