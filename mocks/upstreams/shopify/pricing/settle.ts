import type { CartLineRecord, CartRecord } from '../../../world/carts.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'

/** A line of a cart as this moment's shelves allow it. */
export type SettledLine = {
  record: CartLineRecord
  product: CatalogueProduct
  variant: CatalogueVariant
  /** 0 when nothing of it is left; never more than can be sold. */
  quantity: number
  /** Minor units. */
  unitPrice: number
  compareAt: number | null
}

/** How many of a variant can be sold now, from the shelf and ahead of delivery. */
export function sellable(world: World, variantId: string): number {
  return world.stock.available(variantId) + (world.stock.preOrder(variantId) ?? 0)
}

/** A variant that this world sells; undefined when nobody knows it or its product was withdrawn. */
export function merchandise(world: World, variantId: string) {
  const known = world.catalogue.variantById.get(variantId)
  return known && !world.withdrawn.has(known.product.handle) ? known : undefined
}

/**
 * Holds a cart's lines against the shelves without changing the cart. Withdrawn goods fall out; lines that share a
 * variant share its stock, the older line first.
 */
export function settle(world: World, cart: Pick<CartRecord, 'region' | 'lines'>): SettledLine[] {
  const left = new Map<string, number>()
  return cart.lines.flatMap((record): SettledLine[] => {
    const known = merchandise(world, record.variantId)
    if (!known) return []
    const stock = left.get(record.variantId) ?? sellable(world, record.variantId)
    const quantity = Math.min(record.quantity, stock)
    left.set(record.variantId, stock - quantity)
    const { product, variant } = known
    return [
      {
        record,
        product,
        variant,
        quantity,
        unitPrice: (variant.price ?? product.price)[cart.region],
        compareAt: variant.price ? null : (product.compareAt?.[cart.region] ?? null),
      },
    ]
  })
}
