import type { RegionCode } from '#contracts/shop/regions.ts'
import { type CartLineRecord, type CartRecord, cartRecord } from './carts.ts'
import type { World } from './world.ts'

/** Builds a valid cart record for `world.carts.create`; everything may be overridden. */
export function buildCart(world: World, overrides: Partial<CartRecord> = {}): CartRecord {
  const now = world.clock.now().toISOString()
  const token = overrides.token ?? parseToken(overrides.id) ?? world.ids.next('cart')
  const region: RegionCode = overrides.region ?? 'gb'
  return cartRecord.parse({
    id: `gid://shopify/Cart/${token}?key=${world.ids.next('cart-key')}`,
    token,
    region,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  })
}

/** Builds a valid cart line of one piece. */
export function buildCartLine(
  world: World,
  overrides: Partial<CartLineRecord> & { variantId: string },
): CartLineRecord {
  return {
    id: `gid://shopify/CartLine/${world.ids.next('cart-line')}`,
    quantity: 1,
    attributes: [],
    ...overrides,
  }
}

function parseToken(cartId: string | undefined): string | undefined {
  return cartId?.match(/\/Cart\/([^?]+)/)?.[1]
}
