import { z } from 'zod'

/** A requested return (spec 4, "Returns"). Its shape is assumed; the spec shows none. */
export const returnRecord = z.object({
  id: z.string(),
  /** The return number for the shopper, such as 'R1001'. */
  reference: z.string(),
  orderId: z.string(),
  lines: z.array(
    z.object({
      orderLineId: z.string(),
      quantity: z.number().int().positive(),
      reason: z.string(),
      outcome: z.enum(['refund', 'exchange']),
      /** The replacement size of an exchange. */
      variantId: z.string().nullable().default(null),
    }),
  ),
  carrier: z.string().nullable().default(null),
  label: z.enum(['pending', 'emailed', 'not-generated']).default('pending'),
  createdAt: z.iso.datetime(),
})
