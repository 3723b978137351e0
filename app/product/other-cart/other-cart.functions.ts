import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getCartDeps } from '#app/cart/cart-deps.server.ts'
import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readLineGoods } from '../finding/shop-products.server.ts'
import { readOtherCarts } from './other-cart.server.ts'
import type { OtherCart } from './other-cart.ts'

/** The visitor's carts in other regions' shops; none where one cannot be read, which is reported. */
export const readOtherCartsFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES) }))
  .handler(async ({ data: { region } }): Promise<OtherCart[]> => {
    if (await checkLimit('cart-read')) return []
    try {
      return await readOtherCarts(region, getCartDeps, (handle) => readLineGoods(region, handle))
    } catch (cause) {
      report('cart.change-failed', cause)
      return []
    }
  })
