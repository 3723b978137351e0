import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getChangeDeps, updateName } from './change-customer.server.ts'
import { type CustomerOutcome, readCustomer } from './customer.server.ts'
import { EMPTY_CUSTOMER } from './customer.ts'

/** Reads the customer of a token. Posted, so that the token stays out of the address. */
export const readCustomerFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), accessToken: z.string().min(1).max(8_000) }))
  .handler(async ({ data }): Promise<CustomerOutcome> => {
    if (await checkLimit('customer')) return { customer: EMPTY_CUSTOMER, status: 'unreadable' }
    return readCustomer({ ...getUpstreams(data.region), report }, data.accessToken)
  })

/** Longer than any name that Shopify takes, because the form explains what is too long. */
const name = z.string().max(20_000)

/** Changes the name of a token's customer. Posted, so that token and name are in no URL and no log. */
export const updateNameFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region: z.enum(REGION_CODES),
      accessToken: z.string().min(1).max(8_000),
      fields: z.object({ firstName: name, lastName: name }),
    }),
  )
  .handler(({ data: { region, accessToken, fields } }) => updateName(getChangeDeps(region), accessToken, fields))
