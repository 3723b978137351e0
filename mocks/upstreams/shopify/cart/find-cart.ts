import type { RegionCode } from '#contracts/regions.ts'
import { type CartRecord, isExpired } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { idOf } from '../gid.ts'

/** A cart that a client may read, and whether it proved to be the buyer's own. */
export type FoundCart = { record: CartRecord; isKeyed: boolean }

/**
 * A cart by its id, as Shopify looks it up: the token finds it, the key behind the question mark opens what is
 * personal (the buyer's email). A completed cart is found no more, nor one that expired, nor another store's.
 */
export function findCart(world: World, region: RegionCode, cartId: string): FoundCart | undefined {
  const token = idOf('Cart', cartId)
  if (token === undefined) return undefined
  const record = world.carts.findFirst((query) =>
    query.where((cart) => cart.token === token && cart.region === region && cart.completedAt === null),
  )
  if (!record || isExpired(record, world.clock.now())) return undefined
  return { record, isKeyed: record.id === cartId }
}
