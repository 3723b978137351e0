import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import { isScheduled } from '../../../world/is-scheduled.ts'
import type { World } from '../../../world/world.ts'
import type { ProductVariant } from './product-variant.ts'

/*
 * The one rule of what a world sells. Every resolver, the cart and the checkout use it.
 */

/** Whether a world has withdrawn a product or does not sell it yet: it is in no list, cannot be added and drops out of carts. */
export const isWithdrawn = (world: World, { handle, details }: Pick<CatalogueProduct, 'handle' | 'details'>): boolean =>
  world.withdrawn.has(handle) || (details !== undefined && isScheduled(world, details))

/** Whether a world has withdrawn a collection; its products are sold elsewhere. */
export const isCollectionWithdrawn = (
  { withdrawn }: Pick<World, 'withdrawn'>,
  { handle }: { handle: string },
): boolean => withdrawn.has(`collections/${handle}`)

/** The variant with a numeric id; undefined for an unknown one or one of a withdrawn product. */
export function findVariant(world: World, variantId: string): ProductVariant | undefined {
  const entry = world.catalogue.variantById.get(variantId)
  return entry && !isWithdrawn(world, entry.product) ? entry : undefined
}

/** How many of a variant can be sold, from stock and as pre-orders. */
export function getSellableQuantity(world: World, variantId: string): number {
  if (!findVariant(world, variantId)) return 0
  return world.stock.available(variantId) + (world.stock.preOrder(variantId) ?? 0)
}

/** Spec 5: a variant is available if some of it is in stock or can be pre-ordered. */
export const isAvailableForSale = (world: World, { id }: Pick<CatalogueVariant, 'id'>): boolean =>
  getSellableQuantity(world, id) > 0

/** Whether any variant of a product is available. */
export const isProductAvailable = (world: World, product: CatalogueProduct): boolean =>
  !isWithdrawn(world, product) && product.variants.some((variant) => isAvailableForSale(world, variant))
