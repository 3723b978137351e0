import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { savedFit } from '#app/visitor/cookies.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { applyChange, cartChangeSchema, getLimitName } from './apply-change.server.ts'
import type { CartOutcome } from './cart.ts'
import { CHECKOUT_ID } from './cart-address.ts'
import { getCartDeps } from './cart-deps.server.ts'
import { openCart, readCart, restoreCart } from './read-cart.server.ts'

const region = z.enum(REGION_CODES)

/** The cart's server functions; the `.server.ts` files do the work. */
export const readCartFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(
    async ({ data }): Promise<CartOutcome> => (await checkLimit('cart-read')) ?? readCart(getCartDeps(data.region)),
  )

/**
 * The data of the cart page. The page is not cached, so it may include the visitor's saved fit. `hasCookies`: the browser
 * sends cookies, so it does not refuse them.
 */
export const openCartPageFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region }))
  .handler(async ({ data }) => {
    const deps = getCartDeps(data.region)
    const hasCookies = getRequest().headers.has('cookie')
    return { ...(await openCart(deps)), fit: parseSavedFit(deps.visitor.getCookie(savedFit)), hasCookies }
  })

/** POST, because it can replace this browser's cart, which a link or image of another site must not do. */
export const restoreCartFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, checkoutId: z.string().regex(CHECKOUT_ID) }))
  .handler(
    async ({ data }): Promise<CartOutcome> =>
      (await checkLimit('cart-restore')) ?? restoreCart(getCartDeps(data.region), data.checkoutId),
  )

/** Makes a change of the cart. */
export const changeCartFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, change: cartChangeSchema }))
  .handler(
    async ({ data: { region: store, change } }): Promise<CartOutcome> =>
      (await checkLimit(getLimitName(change))) ?? applyChange(getCartDeps(store), change),
  )
