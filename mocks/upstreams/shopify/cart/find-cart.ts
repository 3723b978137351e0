import type { RegionCode } from '#contracts/regions.ts'
import type { CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { idOf } from '../gid.ts'

/** A cart that a client may read, and whether it proved to be the buyer's own. */
export type FoundCart = { record: CartRecord; isKeyed: boolean }

/**
 * A cart by its id, as Shopify looks it up: the token finds it, the key behind the question mark opens what is
 * personal (the buyer's email). A completed cart is found no more, and neither is a cart of another region's store.
 */
export function findCart(world: World, region: RegionCode, cartId: string): FoundCart | undefined {
  const token = idOf('Cart', cartId)
  if (token === undefined) return undefined
  const record = world.carts.findFirst((query) =>
    query.where((cart) => cart.token === token && cart.region === region && cart.completedAt === null),
  )
  return record && { record, isKeyed: record.id === cartId }
}
