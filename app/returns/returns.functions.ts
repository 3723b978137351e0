import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getOrderCallDeps } from '#app/customer/orders/order-lookup.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { RETURN_REASONS } from '#contracts/shop/returns.ts'
import { MAX_COMMENT } from './return-answers.ts'
import { createReturn, findReturn, openReturn, readCarriers } from './returns.server.ts'

const region = z.enum(REGION_CODES)
const claim = { orderNumber: z.string().max(100), proof: z.string().max(300) }
const requestId = z.string().min(16).max(64)
const id = z.string().min(1).max(200)

/** Looks up an order for a return. Posted, so that number, address and postcode stay out of addresses and logs. */
export const openReturnFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, ...claim, requestId: z.string().max(64) }))
  .handler(({ data }) => openReturn(getOrderCallDeps(data.region), data))

/** Reads the carriers for the country of an order. */
export const readCarriersFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, country: z.string().regex(/^[A-Za-z]{2}$/) }))
  .handler(({ data }) => readCarriers(getOrderCallDeps(data.region), data.country))

/** Creates a return. */
export const createReturnFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region,
      request: z.object({
        ...claim,
        requestId,
        token: id,
        carrierId: id.nullable(),
        lines: z
          .array(
            z.object({
              lineId: id,
              quantity: z.int().min(1).max(9_999),
              reason: z.enum(RETURN_REASONS),
              comment: z.string().max(MAX_COMMENT),
              variantId: id.nullable(),
            }),
          )
          .min(1)
          .max(500)
          .readonly(),
      }),
    }),
  )
  .handler(({ data }) => createReturn(getOrderCallDeps(data.region), data.request))

/** Looks up whether a return with a lost response was created. */
export const findReturnFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, requestId, ...claim }))
  .handler(({ data }) => findReturn(getOrderCallDeps(data.region), data))
