import type { RegionCode } from '#contracts/shop/regions.ts'
import { type CartRecord, isExpired } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import { fromGid } from '../gid.ts'

/** A cart, and whether the id had its key. */
type FoundCart = { record: CartRecord; hasKey: boolean }

/**
 * Finds an open cart of a region's store by the token in its id. The key in the id's query is needed for changes and for
 * personal data. Completed and expired carts are not found.
 */
export function findCart(world: World, region: RegionCode, cartId: string): FoundCart | undefined {
  const token = fromGid('Cart', cartId)
  if (token === undefined) return undefined
  const record = world.carts.findFirst((query) =>
    query.where((cart) => cart.token === token && cart.region === region && cart.completedAt === null),
  )
  if (!record || isExpired(record, world.clock.now())) return undefined
  return { record, hasKey: record.id === cartId }
}
