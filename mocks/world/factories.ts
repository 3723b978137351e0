import type { RegionCode } from '#contracts/regions.ts'
import { type CartLineRecord, type CartRecord, cartRecord } from './carts.ts'
import type { World } from './world.ts'

/** A valid cart of this world, to be kept with `world.carts.create`; say only what matters. */
export function aCart(world: World, say: Partial<CartRecord> = {}): CartRecord {
  const now = world.clock.now().toISOString()
  const token = say.token ?? tokenIn(say.id) ?? world.ids.next('cart')
  const region: RegionCode = say.region ?? 'gb'
  return cartRecord.parse({
    id: `gid://shopify/Cart/${token}?key=${world.ids.next('cart-key')}`,
    token,
    region,
    createdAt: now,
    updatedAt: now,
    ...say,
  })
}

/** A valid line of a cart. */
export function aLine(world: World, say: Partial<CartLineRecord> & { variantId: string }): CartLineRecord {
  return {
    id: `gid://shopify/CartLine/${world.ids.next('cart-line')}`,
    quantity: 1,
    attributes: [],
    ...say,
  }
}

function tokenIn(id: string | undefined): string | undefined {
  return id?.match(/\/Cart\/([^?]+)/)?.[1]
}
