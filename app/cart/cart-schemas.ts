import { z } from 'zod'
import { CART_LINES_FETCHED, GIFT_MESSAGE_MAX, MAX_LINES_ADDED, MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import { MARK } from './addition-mark.ts'
import { CHECKOUT_ID, DISCOUNT_CODE } from './cart-address.ts'

const variantId = z.string().startsWith('gid://shopify/ProductVariant/').max(100)

/** Goods to add, as the browser or a posted form sends them. */
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

const lineToUpdateSchema = z.object({
  id: lineId,
  quantity: z.number().int().min(0).max(MAX_QUANTITY),
  merchandiseId: variantId,
})

const variantChangeSchema = z.object({
  kind: z.literal('variant'),
  lineId,
  merchandiseId: variantId,
  mark: z.string().regex(MARK),
  quantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
})

/** Refuses U+FFFD, which stands for input that is not UTF-8 and would be printed. */
const giftMessageSchema = z
  .string()
  .trim()
  .max(GIFT_MESSAGE_MAX)
  .refine((message) => !message.includes('\uFFFD'))
const discountCodeSchema = z.string().trim().regex(DISCOUNT_CODE)
export const checkoutIdSchema = z.string().regex(CHECKOUT_ID)

/** A change of the cart, as the browser sends it and as a posted form is read. */
export const cartChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), lines: z.array(lineToAddSchema).max(MAX_LINES_ADDED).readonly() }),
  z.object({ kind: z.literal('update'), lines: z.array(lineToUpdateSchema).max(CART_LINES_FETCHED).readonly() }),
  variantChangeSchema,
  z.object({ kind: z.literal('remove-all') }),
  z.object({ kind: z.literal('gift-message'), message: giftMessageSchema }),
  z.object({ kind: z.literal('code'), code: discountCodeSchema, shouldApply: z.boolean() }),
  // the code of the flash banner
  z.object({ kind: z.literal('offer'), code: discountCodeSchema }),
])

export type SentChange = z.infer<typeof cartChangeSchema>
