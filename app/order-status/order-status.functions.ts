import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getOrderCallDeps } from '#app/customer/orders/order-lookup.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { trackOrder } from './order-status.server.ts'

/** Says where an order is. Posted, so that number, address and postcode stay out of addresses and logs. */
export const trackOrderFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), typed: z.object({ number: z.string(), proof: z.string() }) }))
  .handler(({ data: { region, typed } }) => trackOrder(getOrderCallDeps(region), typed))
