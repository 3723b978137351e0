import { z } from 'zod'

/** A requested return (spec 4, "Returns"). Its shape is assumed; the spec shows none. */
export const returnRecord = z.object({
  id: z.string(),
  /** Made by the shop for this return; a request that repeats it creates no other. Older records have none. */
  requestId: z.string().default(''),
  /** The return number for the shopper, such as 'RET-1001-1'. */
  reference: z.string(),
  orderId: z.string(),
  lines: z.array(
    z.object({
      orderLineId: z.string(),
      quantity: z.number().int().positive(),
      reason: z.string(),
      /** Shopify's reason, of a return that a customer has requested there. */
      shopifyReason: z.string().optional(),
      outcome: z.enum(['refund', 'exchange']),
      /** The replacement size of an exchange. */
      variantId: z.string().nullable().default(null),
    }),
  ),
  /** Whether a customer has requested it at Shopify, where the merchant has to accept it. */
  isRequest: z.boolean().default(false),
  carrier: z.string().nullable().default(null),
  label: z.enum(['pending', 'emailed', 'not-generated']).default('pending'),
  createdAt: z.iso.datetime(),
  /** What is paid back once the parcel has arrived, in minor units. */
  refund: z.int().min(0).default(0),
  /** What the shopper pays for the carrier and dearer exchanges, in minor units. */
  toPay: z.int().min(0).default(0),
})

export type ReturnRecord = z.output<typeof returnRecord>
