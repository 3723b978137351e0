import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getCartDeps } from '#app/cart/cart-deps.server.ts'
import { countUse } from '#app/http/limits/check-limit.server.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import { listOtherCarts, readOtherCart } from './other-cart.server.ts'
import type { OtherCart } from './other-cart.ts'

/** The visitor's carts in other regions' shops. Above the limit there are none, and the cart page keeps its status. */
export const readOtherCartsFn = createServerFn({ method: 'GET' })
  .validator(z.object({ region: z.enum(REGION_CODES) }))
  .handler(async ({ data: { region } }): Promise<OtherCart[]> => {
    const visitor = getVisitor()
    const others = listOtherCarts(region, visitor)
    if (others.length === 0 || (await countUse('cart-read'))) return []
    const deps = { getCartDeps, readProduct: (handle: string) => readShopProduct(region, handle) }
    const carts = await Promise.all(others.map((other) => readOtherCart(other, visitor, deps)))
    return carts.filter((cart) => cart !== null)
  })
