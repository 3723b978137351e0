import type { MailingAddressInput } from '#contracts/shopify/generated/documents.ts'
import type { CartRecord } from '../../../world/carts.ts'
import { completeCart } from '../../../world/checkout.ts'
import { addressRecord } from '../../../world/customers.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { readAddress } from '../customer/address.ts'
import { mailOrder } from '../customer/order-mails.ts'
import { statusUrl } from '../customer/status-url.ts'
import { gid } from '../gid.ts'
import { isShipped } from '../pricing/delivery.ts'
import { type PricedCart, priceCart } from '../pricing/price-cart.ts'
import { changeCart, shown } from './change-cart.ts'
import { checkoutUrl } from './checkout-url.ts'
import { findCart } from './find-cart.ts'
import type { CartPaymentInput } from './inputs.ts'
import { noSuchCart, userError } from './user-error.ts'

type OfCart<Input> = Input & { cartId: string }
type Obstacle = { code: string; message: string }

/**
 * Buying without the checkout's pages. No money changes hands in a simulation, so the only payment it takes is the one
 * that needs none: a cart whose gift cards pay for all of it. Cards and wallets are refused as methods that the store
 * does not have.
 */
export const completionMutations = {
  cartBillingAddressUpdate: (
    _root: unknown,
    { cartId, billingAddress }: OfCart<{ billingAddress?: MailingAddressInput | null }>,
    context,
    info,
  ) =>
    changeCart(context, cartId, () => {
      if (!billingAddress) return { record: { billingAddress: null } }
      const { address, errors } = readAddress(
        billingAddress,
        addressRecord.parse({ id: gid('MailingAddress', 0) }),
        info.schema,
      )
      const refusals = errors.map(({ message }) =>
        userError('ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', ['billingAddress', 'country'], message),
      )
      return { errors: refusals, record: { billingAddress: address } }
    }),

  cartPaymentUpdate: (_root: unknown, { cartId, payment }: OfCart<{ payment: CartPaymentInput }>, context) =>
    changeCart(context, cartId, (record) => {
      const refuse = (code: Parameters<typeof userError>[0], field: string, message: string) => ({
        errors: [userError(code, ['payment', field], message)],
      })
      const cart = priceCart(context.world, record)
      if (cart.quantity === 0) return refuse('INVALID_PAYMENT_EMPTY_CART', 'amount', 'The cart is empty')
      if (!payment.freePaymentMethod)
        return refuse('PAYMENT_METHOD_NOT_SUPPORTED', 'directPaymentMethod', 'The payment method is not supported')
      if (Number(payment.amount.amount) !== 0 || dueOf(cart) > 0)
        return refuse('INVALID_PAYMENT', 'amount', 'The payment amount does not match what is due')
      return { record: { payment: { amount: 0 } } }
    }),

  cartPrepareForCompletion: (_root: unknown, { cartId }: OfCart<object>, { world, region }) => {
    const found = findCart(world, region, cartId)
    if (!found?.isKeyed) return { result: null, userErrors: [noSuchCart()] }
    const cart = shown(world, found.record)
    const errors = obstacles(cart.cart)
    const result =
      errors.length > 0 ? { __typename: 'CartStatusNotReady', cart, errors } : { __typename: 'CartStatusReady', cart }
    return { result, userErrors: [] }
  },

  cartSubmitForCompletion: (_root: unknown, { cartId, attemptToken }: OfCart<{ attemptToken: string }>, context) => {
    const { world, region } = context
    return world.serial(async () => {
      const before = world.carts.findFirst((query) =>
        query.where(({ completion }) => completion?.attemptToken === attemptToken),
      )
      if (before?.completion)
        return answer({ __typename: 'SubmitAlreadyAccepted', attemptId: before.completion.attemptId })
      const found = findCart(world, region, cartId)
      if (!found?.isKeyed) return { result: null, userErrors: [noSuchCart()] }
      const errors = obstacles(priceCart(world, found.record))
      if (errors.length > 0)
        return answer({ __typename: 'SubmitFailed', checkoutUrl: checkoutUrl(found.record, context), errors })
      return answer(await submit(found.record, attemptToken, context))
    })
  },
} satisfies Resolvers

/** QueryRoot.cartCompletionAttempt: attempts succeed at once or never begin. */
export function cartCompletionAttempt(_root: unknown, { attemptId }: { attemptId: string }, context: ShopifyContext) {
  const { world, region, origin } = context
  const cart = world.carts.findFirst((query) =>
    query.where((each) => each.region === region && each.completion?.attemptId === attemptId),
  )
  const order = cart && world.orders.findFirst((query) => query.where(({ id }) => id === cart.completion?.orderId))
  if (!cart || !order) return null
  return {
    __typename: 'CartCompletionSuccess',
    id: attemptId,
    completedAt: cart.completedAt,
    orderId: order.id,
    orderUrl: statusUrl(order, origin),
  }
}

const answer = (result: object) => ({ result, userErrors: [] })

async function submit(record: CartRecord, attemptToken: string, context: ShopifyContext) {
  const { world, origin } = context
  const order = await completeCart(world, record.id)
  await mailOrder(context, order)
  const attemptId = world.ids.next('attempt')
  await world.carts.update((query) => query.where(({ id }) => id === record.id), {
    data(draft) {
      draft.completion = { attemptToken, attemptId, orderId: order.id }
    },
  })
  return { __typename: 'SubmitSuccess', attemptId, redirectUrl: statusUrl(order, origin) }
}

/** What stands between a cart and its order, by Shopify's SubmissionErrorCode. */
function obstacles(cart: PricedCart): Obstacle[] {
  const found: Obstacle[] = []
  const unless = (isMet: boolean, code: string, message: string) => {
    if (!isMet) found.push({ code, message })
  }
  const isSent = cart.lines.some(({ product, quantity }) => quantity > 0 && isShipped(product))
  unless(cart.quantity > 0, 'MERCHANDISE_NOT_APPLICABLE', 'There is nothing in the cart that can be bought')
  unless(
    cart.lines.every(({ record, quantity }) => quantity >= record.quantity),
    'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE',
    'Some items are no longer available in the quantity that was asked for',
  )
  unless(cart.record.buyerEmail !== null, 'BUYER_IDENTITY_EMAIL_REQUIRED', 'An email address is required')
  unless(!isSent || cart.delivery !== null, 'DELIVERY_ADDRESS_REQUIRED', 'A delivery address is required')
  unless(
    cart.delivery === null || cart.delivery.chosen !== null,
    'DELIVERY_NO_DELIVERY_AVAILABLE',
    'The store does not deliver to this address',
  )
  unless(dueOf(cart) === 0, 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', 'The cart is not paid for')
  unless(cart.record.payment !== null, 'PAYMENTS_METHOD_REQUIRED', 'A payment method is required')
  return found
}

/** What is left to pay after gift cards, in minor units. */
const dueOf = ({ total, payments }: PricedCart) => total - payments.reduce((sum, { amount }) => sum + amount, 0)
