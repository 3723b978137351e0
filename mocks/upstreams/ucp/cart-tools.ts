import type { CartRecord } from '../../world/carts.ts'
import { buildEmptyCart } from '../shopify/cart/create-cart.ts'
import { findCart } from '../shopify/cart/find-cart.ts'
import { priceCart } from '../shopify/pricing/price-cart.ts'
import { toCart } from './cart.ts'
import { isAllSoldOut, replaceCart } from './change-cart.ts'
import type { AgentContext, Tool } from './context.ts'
import { createError, refuse, refuseUnknown } from './messages.ts'

/** Makes a cart, unless nothing of it can be sold. */
export const createCart: Tool<'create_cart'> = ({ cart: input }, context) => {
  if (isAllSoldOut(context, input)) return refuseSoldOut(context)
  return context.world.runExclusive(async () => {
    const changed = await addCart(context, (record) => replaceCart(context, record, input))
    if ('problems' in changed) return refuse(context, changed.problems)
    return toCart('create_cart', changed.cart, context, changed.messages)
  })
}

/** The answer where all that an agent wants is sold out: there is no cart or checkout. */
export const refuseSoldOut = (context: AgentContext) =>
  refuse(context, [createError('out_of_stock', 'All of it is sold out.', { severity: 'unrecoverable' })])

/** A new cart, filled by `fill`; without one if that has problems. */
export async function addCart<Result extends object>(
  { world, region }: AgentContext,
  fill: (record: CartRecord) => Promise<Result>,
): Promise<Result> {
  const record = await world.carts.create(buildEmptyCart(world, region))
  const filled = await fill(record)
  if ('problems' in filled) removeCart(world, record)
  return filled
}

/** Reads a cart, whoever filled it. */
export const getCart: Tool<'get_cart'> = ({ id }, context) => {
  const record = findOwnCart(context, id)
  return record ? toCart('get_cart', priceCart(context.world, record), context) : refuseUnknown(context, 'cart')
}

/** Replaces all of a cart. */
export const updateCart: Tool<'update_cart'> = ({ id, cart: input }, context) =>
  context.world.runExclusive(async () => {
    const record = findOwnCart(context, id)
    if (!record) return refuseUnknown(context, 'cart')
    const changed = await replaceCart(context, record, input)
    if ('problems' in changed) return refuse(context, changed.problems)
    return toCart('update_cart', changed.cart, context, changed.messages)
  })

/** Removes a cart. Shoppers' browsers then have none, as after any cart that Shopify no longer has. */
export const cancelCart: Tool<'cancel_cart'> = ({ id }, context) =>
  context.world.runExclusive(async () => {
    const record = findOwnCart(context, id)
    if (!record) return refuseUnknown(context, 'cart')
    const last = toCart('cancel_cart', priceCart(context.world, record), context)
    removeCart(context.world, record)
    return last
  })

/** An open cart by the id with its key, which is the secret of a cart. */
export function findOwnCart({ world, region }: AgentContext, id: string): CartRecord | undefined {
  const cart = findCart(world, region, id)
  return cart?.hasKey ? cart.record : undefined
}

const removeCart = ({ carts }: AgentContext['world'], { id }: CartRecord) =>
  carts.deleteMany((query) => query.where((cart) => cart.id === id))
