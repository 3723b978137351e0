import { z } from 'zod'

/** A return that was asked for (spec 4, "Returns"); shapes are assumed, the spec shows none. */
export const returnRecord = z.object({
  id: z.string(),
  /** What the shopper quotes, like 'R1001'. */
  reference: z.string(),
  orderId: z.string(),
  lines: z.array(
    z.object({
      orderLineId: z.string(),
      quantity: z.number().int().positive(),
      reason: z.string(),
      outcome: z.enum(['refund', 'exchange']),
      /** The size wanted instead, for an exchange. */
      variantId: z.string().nullable().default(null),
    }),
  ),
  carrier: z.string().nullable().default(null),
  label: z.enum(['pending', 'emailed', 'not-generated']).default('pending'),
  createdAt: z.iso.datetime(),
})
