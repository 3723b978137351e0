import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { addLines } from './add-lines.server.ts'
import { type CartOutcome, MAX_LINES_ADDED } from './cart.ts'
import { countUnanswered } from './cart-cookies.server.ts'
import { getCartDeps } from './cart-deps.server.ts'
import {
  checkoutIdSchema,
  discountCodeSchema,
  giftMessageSchema,
  lineToAddSchema,
  lineToUpdateSchema,
  variantChangeSchema,
} from './cart-schemas.ts'
import { changeCode, changeVariant, setGiftMessage, updateLines } from './change-cart.server.ts'
import { readCart, restoreCart } from './read-cart.server.ts'

const region = z.enum(REGION_CODES)

/** The cart's server functions; the `.server.ts` files do the work. */
export const readCartFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(
    async ({ data }): Promise<CartOutcome> => (await checkLimit('cart-read')) ?? readCart(getCartDeps(data.region)),
  )

/** The data of the cart page. The page is not cached, so it may include the visitor's saved fit. */
export const openCartPageFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(async ({ data }) => {
    const deps = getCartDeps(data.region)
    const unanswered = countUnanswered(deps)
    const outcome = await readCart(deps)
    // an addition that a posted form said to have failed is there after all
    const isAdditionFound = countUnanswered(deps) < unanswered
    return { outcome, isAdditionFound, fit: parseSavedFit(deps.visitor.getCookie(savedFit)) }
  })

/** POST, since it can replace this browser's cart: no foreign link or image may do that. */
export const restoreCartFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, checkoutId: checkoutIdSchema }))
  .handler(
    async ({ data }): Promise<CartOutcome> =>
      (await checkLimit('cart-restore')) ?? restoreCart(getCartDeps(data.region), data.checkoutId),
  )

export const addLinesFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, lines: z.array(lineToAddSchema).max(MAX_LINES_ADDED).readonly() }))
  .handler(
    async ({ data }): Promise<CartOutcome> =>
      (await checkLimit('cart-add')) ?? addLines(getCartDeps(data.region), data.lines),
  )

export const updateLinesFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, lines: z.array(lineToUpdateSchema).max(100).readonly() }))
  .handler(
    async ({ data }): Promise<CartOutcome> =>
      (await checkLimit('cart-change')) ?? updateLines(getCartDeps(data.region), data.lines),
  )

export const changeVariantFn = createServerFn({ method: 'POST' })
  .validator(variantChangeSchema.extend({ region }))
  .handler(
    async ({ data: { region: store, ...change } }): Promise<CartOutcome> =>
      (await checkLimit('cart-change')) ?? changeVariant(getCartDeps(store), change),
  )

export const setGiftMessageFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, message: giftMessageSchema }))
  .handler(
    async ({ data }): Promise<CartOutcome> =>
      (await checkLimit('cart-change')) ?? setGiftMessage(getCartDeps(data.region), data.message),
  )

export const changeCodeFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, code: discountCodeSchema, shouldApply: z.boolean() }))
  .handler(async ({ data }): Promise<CartOutcome> => {
    const refusal = await checkLimit(data.shouldApply ? 'discount-code' : 'cart-change')
    return refusal ?? changeCode(getCartDeps(data.region), data)
  })
