import type { CheckoutInput } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CartRecord } from '../../world/carts.ts'
import { priceCart } from '../shopify/pricing/price-cart.ts'
import { addCart, findOwnCart, refuseSoldOut } from './cart-tools.ts'
import { findBuyerProblems, isAllSoldOut, replaceCart } from './change-cart.ts'
import { getEnd, toCheckout } from './checkout.ts'
import type { AgentContext, Tool } from './context.ts'
import { readFulfillment } from './fulfillment.ts'
import { refuse, refuseUnknown } from './messages.ts'
import { describeChangedPrices, quotePrices } from './quotes.ts'
import { addSession, changeSession, findSession, findSessionOfCart, readNames } from './sessions.ts'

/** Begins a checkout, of a cart or of lines of its own. A cart has one checkout at a time. */
export const createCheckout: Tool<'create_checkout'> = ({ checkout: input }, context) => {
  const { cart_id: cartId } = input
  if (cartId === undefined && isAllSoldOut(context, input)) return refuseSoldOut(context)
  return context.world.runExclusive(async () => {
    if (cartId === undefined) {
      const filled = await addCart(context, (cart) => fillCart(context, cart, input))
      if ('problems' in filled) return refuse(context, filled.problems)
      const session = await addSession(context, filled.cart, input.buyer)
      return toCheckout('create_checkout', session, context, filled.messages)
    }
    const cart = findOwnCart(context, cartId)
    if (!cart) return refuseUnknown(context, 'cart')
    const [problem, ...others] = findBuyerProblems(input)
    if (problem) return refuse(context, [problem, ...others])
    const open = findSessionOfCart(context, cart)
    if (open) return toCheckout('create_checkout', open, context)
    const session = await addSession(context, cart, input.buyer)
    const changes = describeChangedPrices(priceCart(context.world, cart), cart.quoted ?? {})
    return toCheckout('create_checkout', session, context, changes)
  })
}

/** Reads a checkout. Its id contains its key, so that no other proof is needed. */
export const getCheckout: Tool<'get_checkout'> = ({ id }, context) => {
  const session = findSession(context, id)
  return session ? toCheckout('get_checkout', session, context) : refuseUnknown(context, 'checkout')
}

/** Replaces all of a checkout. One that has ended stays as it is. */
export const updateCheckout: Tool<'update_checkout'> = ({ id, checkout: input }, context) =>
  context.world.runExclusive(async () => {
    const session = findSession(context, id)
    if (!session) return refuseUnknown(context, 'checkout')
    if (getEnd(session, context)) return toCheckout('update_checkout', session, context)
    const filled = await fillCart(context, session.cart, input)
    if ('problems' in filled) return refuse(context, filled.problems)
    const record = await changeSession(context, session.record, { ...readNames(input.buyer), quoted: filled.quoted })
    return toCheckout('update_checkout', { ...session, record, cart: filled.cart }, context, filled.messages)
  })

/** Ends a checkout; its cart stays with the shopper. */
export const cancelCheckout: Tool<'cancel_checkout'> = ({ id }, context) =>
  context.world.runExclusive(async () => {
    const session = findSession(context, id)
    if (!session) return refuseUnknown(context, 'checkout')
    if (getEnd(session, context)) return toCheckout('cancel_checkout', session, context)
    const record = await changeSession(context, session.record, { canceledAt: context.world.clock.now().toISOString() })
    return toCheckout('cancel_checkout', { ...session, record }, context)
  })

async function fillCart(context: AgentContext, cart: CartRecord, input: CheckoutInput) {
  const fulfillment = readFulfillment(context, cart, input.fulfillment)
  if ('problems' in fulfillment) return fulfillment
  const replaced = await replaceCart(context, cart, input, fulfillment.delivery)
  if ('problems' in replaced) return replaced
  return { cart: replaced.cart.record, quoted: quotePrices(replaced.cart), messages: replaced.messages }
}
