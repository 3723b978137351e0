import type { CartRecord } from '../../../world/carts.ts'
import type { World } from '../../../world/world.ts'
import type { ShopifyContext } from '../context.ts'
import { type PricedCart, priceCart } from '../pricing/price-cart.ts'
import { settle } from '../pricing/settle.ts'
import { findCart } from './find-cart.ts'
import { stockWarnings } from './stock-warnings.ts'
import { type CartUserError, type CartWarning, noSuchCart } from './user-error.ts'

/** A cart on its way to a client; without its key the buyer's own details stay shut. */
export type ShownCart = { cart: PricedCart; isKeyed: boolean }

/** What every cart mutation answers. */
export type CartPayload = { cart: ShownCart | null; userErrors: CartUserError[]; warnings: CartWarning[] }

/** The part of a cart's record that a mutation changes, or why it changes nothing. */
export type CartChange = {
  errors?: readonly CartUserError[]
  warnings?: readonly CartWarning[]
  record?: Partial<Omit<CartRecord, 'id' | 'token' | 'region' | 'createdAt' | 'updatedAt' | 'completedAt'>>
}

/**
 * Changes a cart, one change at a time per world. Every change holds the lines against the shelves again, so warnings
 * may be about lines that the client did not touch.
 * @param refusedCart What a refusal by userErrors answers: Shopify sends the unchanged cart with line ids that it does
 *   not know, and none with merchandise that it does not know.
 */
export function changeCart(
  { world, region }: ShopifyContext,
  cartId: string,
  change: (record: CartRecord) => CartChange,
  refusedCart: 'unchanged' | 'none' = 'unchanged',
): Promise<CartPayload> {
  return world.serial(async () => {
    const found = findCart(world, region, cartId)
    if (!found?.isKeyed) return refused([noSuchCart()])
    const { errors = [], warnings = [], record = {} } = change(found.record)
    if (errors.length > 0) return refused(errors, refusedCart === 'none' ? null : shown(world, found.record))
    return save(world, found.record, record, warnings)
  })
}

export const refused = (userErrors: readonly CartUserError[], cart: ShownCart | null = null): CartPayload => ({
  cart,
  userErrors: [...userErrors],
  warnings: [],
})

export const shown = (world: World, record: CartRecord, isKeyed = true): ShownCart => ({
  cart: priceCart(world, record),
  isKeyed,
})

/** Writes a change and what the shelves made of it. */
export async function save(
  world: World,
  before: CartRecord,
  change: Partial<CartRecord>,
  warnings: readonly CartWarning[] = [],
): Promise<CartPayload> {
  const asked = { ...before, ...change }
  const settled = settle(world, asked)
  const after = await world.carts.update((query) => query.where(({ id }) => id === before.id), {
    data(draft) {
      // a record holds at least one piece: a sold-out line waits with one, and shows none
      const lines = settled.map(({ record, quantity }) => ({ ...record, quantity: Math.max(1, quantity) }))
      Object.assign(draft, change, { lines, updatedAt: world.clock.now().toISOString() })
    },
  })
  return {
    cart: shown(world, after ?? asked),
    userErrors: [],
    warnings: [...warnings, ...stockWarnings(settled, new Map(before.lines.map(({ id, quantity }) => [id, quantity])))],
  }
}
