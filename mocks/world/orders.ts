import { z } from 'zod'
import { CURRENCIES, REGION_CODES } from '#contracts/regions.ts'
import { attribute } from './carts.ts'
import { addressRecord } from './customers.ts'

export const orderLine = z.object({
  /** gid://shopify/LineItem/… */
  id: z.string(),
  variantId: z.string(),
  quantity: z.number().int().positive(),
  /** What one cost on the day, in minor units. */
  unitPrice: z.number().int(),
  attributes: z.array(attribute).default([]),
})

export const orderRecord = z.object({
  /** gid://shopify/Order/… */
  id: z.string(),
  /** What the shopper is told, like '#SP1001'. */
  name: z.string(),
  region: z.enum(REGION_CODES),
  currency: z.enum(CURRENCIES),
  /** The cart it came from. */
  cartId: z.string().nullable().default(null),
  customerId: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  lines: z.array(orderLine),
  /** Minor units. */
  subtotal: z.number().int(),
  discount: z.number().int().default(0),
  total: z.number().int(),
  shippingAddress: addressRecord.nullable().default(null),
  fulfilment: z.enum(['unfulfilled', 'fulfilled', 'delivered']).default('unfulfilled'),
  attributes: z.array(attribute).default([]),
})

export type OrderRecord = z.output<typeof orderRecord>
