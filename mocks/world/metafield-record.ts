import { z } from 'zod'

/** A metafield that a client has set: of a cart, a customer or an order. */
export const metafieldRecord = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export type MetafieldRecord = z.output<typeof metafieldRecord>
