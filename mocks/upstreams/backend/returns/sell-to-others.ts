import type { ReturnRequest } from '#contracts/backend/generated/types.ts'
import type { World } from '../../../world/world.ts'
import { fromGid } from '../../shopify/gid.ts'

/** Sells out the requested sizes that have a competing sale. Each such sale happens once. */
export function sellToOthers(world: World, { lines }: ReturnRequest): void {
  for (const { exchange_variant_id = '' } of lines) {
    const variantId = fromGid('ProductVariant', exchange_variant_id)
    const sale = world.competingSales.findFirst((q) => q.where(({ id }) => id === '*' || id === variantId))
    if (!variantId || !sale) continue
    world.stock.set(variantId, 0)
    world.competingSales.delete(sale)
  }
}
