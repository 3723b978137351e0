import { z } from 'zod'
import { CURRENCIES, REGION_CODES } from '#contracts/regions.ts'
import { attribute } from './carts.ts'
import { addressRecord } from './customers.ts'

/** What an offer or a code took off a line, in minor units. */
const orderDiscount = z.object({
  kind: z.enum(['offer', 'code']),
  /** The offer's title or the code itself. */
  name: z.string(),
  amount: z.int(),
})

const orderLine = z.object({
  /** gid://shopify/LineItem/… */
  id: z.string(),
  variantId: z.string(),
  quantity: z.number().int().positive(),
  /** What one cost on the day, in minor units. */
  unitPrice: z.number().int(),
  attributes: z.array(attribute).default([]),
  discounts: z.array(orderDiscount).default([]),
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
  /** What gift cards paid of the total. */
  giftCards: z.array(z.object({ id: z.string(), lastCharacters: z.string(), amount: z.int() })).default([]),
  shippingAddress: addressRecord.nullable().default(null),
  billingAddress: addressRecord.nullable().default(null),
  fulfilment: z.enum(['unfulfilled', 'fulfilled', 'delivered']).default('unfulfilled'),
  attributes: z.array(attribute).default([]),
  note: z.string().nullable().default(null),
})

export type OrderRecord = z.output<typeof orderRecord>
