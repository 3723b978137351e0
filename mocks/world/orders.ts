import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { attribute } from './carts.ts'
import { currencyCode } from './currency.ts'
import { addressRecord } from './customers.ts'
import { metafieldRecord } from './metafield-record.ts'
import { soldGoods } from './sold-goods.ts'

/** A discount on a line by an offer or a code, in minor units. */
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
  /** Price of one at the time of purchase, in minor units. */
  unitPrice: z.number().int(),
  /** The plan that it was bought by. */
  sellingPlan: z.object({ id: z.string(), name: z.string() }).optional(),
  attributes: z.array(attribute).default([]),
  discounts: z.array(orderDiscount).default([]),
  sold: soldGoods.optional(),
})

export const orderRecord = z.object({
  /** gid://shopify/Order/… */
  id: z.string(),
  /** The order number for the shopper, such as '#SP1001'. */
  name: z.string(),
  region: z.enum(REGION_CODES),
  currency: currencyCode,
  /** The cart that was checked out. */
  cartId: z.string().nullable().default(null),
  customerId: z.string().nullable().default(null),
  email: z.string().nullable().default(null),
  createdAt: z.iso.datetime(),
  lines: z.array(orderLine),
  /** Minor units. */
  subtotal: z.number().int(),
  discount: z.number().int().default(0),
  total: z.number().int(),
  /** Payments by gift cards, part of the total. */
  giftCards: z.array(z.object({ id: z.string(), lastCharacters: z.string(), amount: z.int() })).default([]),
  shippingAddress: addressRecord.nullable().default(null),
  billingAddress: addressRecord.nullable().default(null),
  /** 'by-clock': the parcel moves by the world's clock (order-progress.ts), as that of an order from the checkout does. */
  fulfilment: z.enum(['unfulfilled', 'fulfilled', 'delivered', 'by-clock']).default('unfulfilled'),
  /** null if it was not delivered, the day is unknown, or the clock decides it. */
  deliveredAt: z.iso.datetime().nullable().default(null),
  attributes: z.array(attribute).default([]),
  note: z.string().nullable().default(null),
  /** Those that the customer's storefront has set. */
  metafields: z.array(metafieldRecord).optional(),
})

export type OrderRecord = z.output<typeof orderRecord>
export type OrderLineRecord = OrderRecord['lines'][number]

/** What was paid for one piece of a line after discounts, in minor units, rounded down. */
export function getPaidPrice({ unitPrice, quantity, discounts }: OrderLineRecord): number {
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  return Math.floor((unitPrice * quantity - discount) / quantity)
}

/** Assumed: days from order to delivery unless a record says it; the sooner end of "3-5 working days" (spec 9). */
export const DELIVERY_DAYS = 3

/** When an order of so many days ago was delivered, in days ago, unless it is said. */
export const getDeliveryDaysAgo = (placedDaysAgo: number): number => Math.max(0, placedDaysAgo - DELIVERY_DAYS)
