import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { parseOrderNumber } from './order.ts'
import { type OrderOutcome, type OrdersOutcome, readOrder, readOrders, readStock } from './orders.server.ts'

const region = z.enum(REGION_CODES)
const caller = z.object({ region, accessToken: z.string().min(1).max(8_000) })

// Posted, so that tokens and order numbers are in no URL and no log.

export const readOrdersFn = createServerFn({ method: 'POST' })
  .validator(caller.extend({ after: z.string().max(500).nullable() }))
  .handler(async ({ data: { region, accessToken, after } }): Promise<OrdersOutcome> => {
    if (await checkLimit('customer')) return { status: 'unreadable' }
    return readOrders({ ...getUpstreams(region), report }, accessToken, after)
  })

export const readOrderFn = createServerFn({ method: 'POST' })
  .validator(caller.extend({ number: z.string().refine((text) => parseOrderNumber(text) === text, 'no order number') }))
  .handler(async ({ data: { region, accessToken, number } }): Promise<OrderOutcome> => {
    if (await checkLimit('customer')) return { status: 'unreadable' }
    return readOrder({ ...getUpstreams(region), report }, accessToken, number)
  })

/** Which variants can be bought now. Public, but limited like the rest, since each call is one of Shopify. */
export const readStockFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({ region, variantIds: z.array(z.string().startsWith('gid://shopify/ProductVariant/').max(100)).max(250) }),
  )
  .handler(async ({ data: { region, variantIds } }) =>
    (await checkLimit('customer')) ? null : readStock({ shopify: getUpstreams(region).shopify, report }, variantIds),
  )
