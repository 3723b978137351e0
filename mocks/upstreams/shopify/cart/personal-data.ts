import type { CartRecord } from '../../../world/carts.ts'
import type { ShopifyContext } from '../context.ts'
import { type CartPayload, saveCart, toRefusal } from './change-cart.ts'
import { buildEmptyCart, createLineIdFactory } from './create-cart.ts'
import { findCart } from './find-cart.ts'
import { createNoSuchCartError } from './user-error.ts'

/**
 * A cart's fields without its buyer's data. Shopify does not list what it removes: the buyer, the addresses, the gift
 * cards and the payment are assumed.
 */
export const getImpersonalData = () =>
  ({
    buyerEmail: null,
    buyer: { phone: null, countryCode: null, customerId: null, preferences: null },
    giftCards: [],
    deliveryAddresses: [],
    billingAddress: null,
    deliveryOption: null,
    payment: null,
    completion: null,
  }) satisfies Partial<CartRecord>

/** Creates a cart with the lines, codes, attributes, note and metafields of another one. */
export function cloneCart(context: ShopifyContext, cartId: string): Promise<CartPayload> {
  const { world, region } = context
  return world.runExclusive(async () => {
    const match = findCart(world, region, cartId)
    if (!match?.hasKey) return toRefusal([createNoSuchCartError()])
    const { note, attributes, discountCodes, metafields } = match.record
    const emptyCart = buildEmptyCart(world, region)
    const createLineId = createLineIdFactory(context, emptyCart.token)
    const ids = new Map(match.record.lines.map(({ id }) => [id, createLineId()]))
    const lines = match.record.lines.map(({ parentLineId, ...line }) => ({
      ...line,
      id: ids.get(line.id) ?? createLineId(),
      ...(parentLineId && { parentLineId: ids.get(parentLineId) ?? parentLineId }),
    }))
    const record = await world.carts.create({ ...emptyCart, note, attributes, discountCodes, metafields })
    return saveCart(context, record, { lines })
  })
}
