import type { CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { capToStock } from '../pricing/cap-to-stock.ts'
import { type PricedCart, priceCart } from '../pricing/price-cart.ts'
import { SHOP_VERSION } from '../version.ts'
import { getDiscountWarnings } from './discount-warnings.ts'
import { findCart } from './find-cart.ts'
import { getStockWarnings } from './stock-warnings.ts'
import { type CartUserError, type CartWarning, createNoSuchCartError } from './user-error.ts'

/** A cart for a client. Without its key the buyer's personal data is hidden. */
export type CartView = { cart: PricedCart; hasKey: boolean }

/** The payload of every cart mutation. */
export type CartPayload = { cart: CartView | null; userErrors: CartUserError[]; warnings: CartWarning[] }

/** The fields of a cart's record that a mutation changes; with errors it changes nothing. */
type CartChange = {
  errors?: readonly CartUserError[]
  warnings?: readonly CartWarning[]
  record?: Partial<Omit<CartRecord, 'id' | 'token' | 'region' | 'createdAt' | 'updatedAt' | 'completedAt'>>
}

/**
 * Changes a cart, one change at a time per world. Every change caps all lines to the stock, so warnings may concern
 * lines that the client did not change.
 * @param refusedCart The cart of a payload with userErrors. Shopify returns the unchanged cart for unknown lines and null
 *   for unknown merchandise.
 */
export function changeCart(
  context: ShopifyContext,
  cartId: string,
  change: (record: CartRecord) => CartChange,
  refusedCart: 'unchanged' | 'none' = 'unchanged',
): Promise<CartPayload> {
  const { world, region } = context
  return world.runExclusive(async () => {
    const match = findCart(world, region, cartId)
    if (!match?.hasKey) return toRefusal([createNoSuchCartError()])
    const { errors = [], warnings = [], record = {} } = change(match.record)
    if (errors.length > 0) return toRefusal(errors, refusedCart === 'none' ? null : toCartView(world, match.record))
    return saveCart(context, match.record, record, warnings)
  })
}

/** The payload of a mutation that changed nothing. */
export const toRefusal = (userErrors: readonly CartUserError[], cart: CartView | null = null): CartPayload => ({
  cart,
  userErrors: [...userErrors],
  warnings: [],
})

export const toCartView = (world: World, record: CartRecord, hasKey = true): CartView => ({
  cart: priceCart(world, record),
  hasKey,
})

/** Saves a change with its lines capped to the stock, and returns the payload with warnings for the capped lines. */
export async function saveCart(
  { world, version }: ShopifyContext,
  before: CartRecord,
  change: Partial<CartRecord>,
  warnings: readonly CartWarning[] = [],
): Promise<CartPayload> {
  const requested = { ...before, ...change }
  const cappedLines = capToStock(world, requested)
  const saved = await world.carts.update((query) => query.where(({ id }) => id === before.id), {
    data(draft) {
      // A record needs at least one piece, so a sold-out line is saved with one and shown with none.
      const lines = cappedLines.map(({ record, quantity }) => ({ ...record, quantity: Math.max(1, quantity) }))
      Object.assign(draft, change, { lines, updatedAt: world.clock.now().toISOString() })
    },
  })
  const quantitiesBefore = new Map(before.lines.map(({ id, quantity }) => [id, quantity]))
  const cart = toCartView(world, saved ?? requested)
  return {
    cart,
    userErrors: [],
    warnings: [
      ...warnings,
      ...getStockWarnings(cappedLines, quantitiesBefore),
      ...(version === SHOP_VERSION ? [] : getDiscountWarnings(cart.cart)),
    ],
  }
}
