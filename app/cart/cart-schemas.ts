import { z } from 'zod'
import { MARK } from './addition-mark.ts'
import { GIFT_MESSAGE_MAX, MAX_QUANTITY } from './cart.ts'
import { CHECKOUT_ID, DISCOUNT_CODE } from './cart-address.ts'

const variantId = z.string().startsWith('gid://shopify/ProductVariant/').max(100)

/** The input of the cart's server functions and forms. */
export const lineToAddSchema = z.object({
  merchandiseId: variantId,
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  attributes: z
    .array(z.object({ key: z.string().max(50), value: z.string().max(500) }))
    .max(20)
    .readonly()
    .optional(),
  productHandle: z.string().max(200).optional(),
})

const lineId = z.string().startsWith('gid://shopify/CartLine/').max(200)

export const lineToUpdateSchema = z.object({
  id: lineId,
  quantity: z.number().int().min(0).max(MAX_QUANTITY),
  merchandiseId: variantId,
})

export const variantChangeSchema = z.object({
  lineId,
  merchandiseId: variantId,
  mark: z.string().regex(MARK),
  quantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
})

/** What is no UTF-8 arrives as U+FFFD, and would be printed so. */
export const giftMessageSchema = z
  .string()
  .trim()
  .max(GIFT_MESSAGE_MAX)
  .refine((message) => !message.includes('\uFFFD'))
export const discountCodeSchema = z.string().trim().regex(DISCOUNT_CODE)
export const checkoutIdSchema = z.string().regex(CHECKOUT_ID)
