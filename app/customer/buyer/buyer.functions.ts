import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getCartDeps } from '#app/cart/cart-deps.server.ts'
import { leaveCart } from '#app/cart/own-cart.server.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getBuyerDeps, identifyBuyer } from './identify-buyer.server.ts'

const region = z.enum(REGION_CODES)

/** Associates this browser's cart with the customer of a token. Posted, so that the token is in no URL and no log. */
export const identifyBuyerFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, accessToken: z.string().min(1).max(8_000) }))
  .handler(async ({ data: { region, accessToken } }) =>
    (await checkLimit('customer')) ? null : identifyBuyer(getBuyerDeps(region), accessToken),
  )

/** Replaces this browser's cart with a copy without the customer, who is signing out. */
export const leaveCartFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region }))
  .handler(({ data }) => leaveCart(getCartDeps(data.region)))
