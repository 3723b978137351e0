import { z } from 'zod'
import { GIFT_MESSAGE_MAX, MAX_QUANTITY } from './cart.ts'
import { CHECKOUT_ID, DISCOUNT_CODE } from './cart-address.ts'

/** What may come in through the cart's doors, and no more. */
export const lineToAdd = z.object({
  merchandiseId: z.string().startsWith('gid://shopify/ProductVariant/').max(100),
  quantity: z.number().int().min(1).max(MAX_QUANTITY),
  attributes: z
    .array(z.object({ key: z.string().max(50), value: z.string().max(500) }))
    .max(20)
    .optional(),
})

export const lineToUpdate = z.object({
  id: z.string().startsWith('gid://shopify/CartLine/').max(200),
  quantity: z.number().int().min(0).max(MAX_QUANTITY),
})

export const giftMessage = z.string().trim().max(GIFT_MESSAGE_MAX)
export const discountCode = z.string().trim().regex(DISCOUNT_CODE)
export const checkoutId = z.string().regex(CHECKOUT_ID)
