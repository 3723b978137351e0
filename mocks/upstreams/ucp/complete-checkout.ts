import { getStoreSettings } from '../../world/store-settings.ts'
import { completeCheckoutInTurn } from '../shopify/cart/complete-checkout.ts'
import { mailOrderConfirmation } from '../shopify/customer/order-mails.ts'
import { priceCart } from '../shopify/pricing/price-cart.ts'
import { describeState, getEnd, toCheckout } from './checkout.ts'
import type { Tool } from './context.ts'
import { createError, type Message, refuseUnknown } from './messages.ts'
import { findPaymentProblem } from './payment.ts'
import { hasChangedPrice, quotePrices } from './quotes.ts'
import { changeSession, findSession } from './sessions.ts'

/**
 * Pays a checkout and places its order, at the prices that the agent was told and with every line that it has. Otherwise
 * nothing is bought, and the answer says what is in the way.
 */
export const completeCheckout: Tool<'complete_checkout'> = ({ id, checkout: { payment } }, context) => {
  const { world, region } = context
  return world.runExclusive(async () => {
    const session = findSession(context, id)
    if (!session) return refuseUnknown(context, 'checkout')
    const toUnchanged = (...problems: Message[]) => toCheckout('complete_checkout', session, context, problems)
    if (getEnd(session, context)) return toUnchanged()
    const cart = priceCart(world, session.cart)
    if (hasChangedPrice(cart, session.record.quoted)) {
      const answer = toUnchanged(createError('price_changed', 'Prices have changed since the agent was told them.'))
      await changeSession(context, session.record, { quoted: quotePrices(cart) })
      return answer
    }
    if (describeState(session, cart, context).some(({ type }) => type === 'error')) return toUnchanged()
    const { agents } = getStoreSettings(world, region)
    const outstandingAmount = cart.total - cart.payments.reduce((sum, { amount }) => sum + amount, 0)
    const problem = findPaymentProblem(payment, { outstandingAmount, isDeclined: agents.declinePayments })
    if (problem) return toUnchanged(problem)
    const order = await completeCheckoutInTurn(world, session.cart.id)
    await mailOrderConfirmation(context, order)
    return toCheckout('complete_checkout', findSession(context, id) ?? { ...session, order }, context)
  })
}
