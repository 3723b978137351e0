import type { CartLineRecord, CartRecord } from '../../../world/carts.ts'
import { getCurrency } from '../../../world/catalogue/markets.ts'
import type { SellingPlan } from '../../../world/catalogue/selling-plan.ts'
import { toStoreWorld } from '../../../world/withdrawn.ts'
import type { World } from '../../../world/world.ts'
import { findVariant, getSellableQuantity } from '../goods/availability.ts'
import { findPlan, getPlanPrice } from '../goods/plan-prices.ts'
import { getCompareAtPrice, getUnitPrice } from '../goods/prices.ts'
import type { ProductVariant } from '../goods/product-variant.ts'

/** A cart line, limited to what can be sold. */
export type CappedLine = ProductVariant & {
  record: CartLineRecord
  /** At most the sellable quantity; 0 for a sold-out variant. */
  quantity: number
  /** Null for goods that are bought once. */
  plan: SellingPlan | null
  /** What one piece costs, by its plan if it has one. Minor units. */
  unitPrice: number
  compareAtPrice: number | null
  /** The cart's. */
  currency: string
}

/** The currency of a cart: that of its buyer's country. */
export const getCartCurrency = (
  { catalogue }: Pick<World, 'catalogue'>,
  { region, buyer }: Pick<CartRecord, 'region' | 'buyer'>,
): string => getCurrency(catalogue, region, buyer.countryCode)

/**
 * Limits a cart's lines to the stock, without changing the cart. Lines of withdrawn products are dropped; lines that
 * share a variant share its stock, the older line first.
 */
export function capToStock(wholeWorld: World, cart: Pick<CartRecord, 'region' | 'lines' | 'buyer'>): CappedLine[] {
  const world = toStoreWorld(wholeWorld, cart.region)
  const list = { region: cart.region, currency: getCartCurrency(world, cart) }
  const remainingStock = new Map<string, number>()
  return cart.lines.flatMap((record): CappedLine[] => {
    const merchandise = findVariant(world, record.variantId)
    if (!merchandise) return []
    const stock = remainingStock.get(record.variantId) ?? getSellableQuantity(world, record.variantId)
    const quantity = Math.min(record.quantity, stock)
    remainingStock.set(record.variantId, stock - quantity)
    const plan = record.sellingPlanId === undefined ? undefined : findPlan(merchandise, record.sellingPlanId)
    return [
      {
        ...merchandise,
        record,
        quantity,
        plan: plan ?? null,
        unitPrice: plan ? getPlanPrice({ ...merchandise, plan }, list) : getUnitPrice(merchandise, list),
        compareAtPrice: getCompareAtPrice(merchandise, list),
        currency: list.currency,
      },
    ]
  })
}
