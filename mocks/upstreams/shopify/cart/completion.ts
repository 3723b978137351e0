import type { MailingAddressInput } from '@shopify/hydrogen/storefront-api-types'
import type { CartRecord } from '../../../world/carts.ts'
import { addressRecord } from '../../../world/customers.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { readAddress } from '../customer/address.ts'
import { mailOrderConfirmation } from '../customer/order-mails.ts'
import { getOrderStatusUrl } from '../customer/order-status-url.ts'
import { toGid } from '../gid.ts'
import { requiresShipping } from '../goods/gift-card.ts'
import { type PricedCart, priceCart } from '../pricing/price-cart.ts'
import { changeCart, toCartView } from './change-cart.ts'
import { getCheckoutUrl } from './checkout-url.ts'
import { completeCheckoutInTurn } from './complete-checkout.ts'
import { findCart } from './find-cart.ts'
import type { CartPaymentInput, WithCartId } from './inputs.ts'
import { createNoSuchCartError, createUserError } from './user-error.ts'

type SubmissionError = { code: string; message: string }

/**
 * Completing a cart without the checkout's pages. The simulation moves no money, so the only accepted payment is the free
 * one, for carts that gift cards pay in full.
 */
export const completionMutations = {
  cartBillingAddressUpdate: (
    _root: unknown,
    { cartId, billingAddress }: WithCartId<{ billingAddress?: MailingAddressInput | null }>,
    context,
    info,
  ) =>
    changeCart(context, cartId, () => {
      if (!billingAddress) return { record: { billingAddress: null } }
      const emptyAddress = addressRecord.parse({ id: toGid('MailingAddress', 0) })
      const { address, errors: addressErrors } = readAddress(billingAddress, emptyAddress, info.schema)
      const errors = addressErrors.map(({ message }) =>
        createUserError('ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', ['billingAddress', 'country'], message),
      )
      return { errors, record: { billingAddress: address } }
    }),

  cartPaymentUpdate: (_root: unknown, { cartId, payment }: WithCartId<{ payment: CartPaymentInput }>, context) =>
    changeCart(context, cartId, (record) => {
      const refuse = (code: Parameters<typeof createUserError>[0], field: string, message: string) => ({
        errors: [createUserError(code, ['payment', field], message)],
      })
      const cart = priceCart(context.world, record)
      if (cart.quantity === 0) return refuse('INVALID_PAYMENT_EMPTY_CART', 'amount', 'The cart is empty')
      if (!payment.freePaymentMethod)
        return refuse('PAYMENT_METHOD_NOT_SUPPORTED', 'directPaymentMethod', 'The payment method is not supported')
      if (Number(payment.amount.amount) !== 0 || getAmountDue(cart) > 0)
        return refuse('INVALID_PAYMENT', 'amount', 'The payment amount does not match what is due')
      return { record: { payment: { amount: 0 } } }
    }),

  cartPrepareForCompletion: (_root: unknown, { cartId }: WithCartId<object>, { world, region }) => {
    const match = findCart(world, region, cartId)
    if (!match?.hasKey) return { result: null, userErrors: [createNoSuchCartError()] }
    const view = toCartView(world, match.record)
    const errors = findSubmissionErrors(view.cart)
    return toResult(
      errors.length > 0
        ? { __typename: 'CartStatusNotReady', cart: view, errors }
        : { __typename: 'CartStatusReady', cart: view },
    )
  },

  cartSubmitForCompletion: (
    _root: unknown,
    { cartId, attemptToken }: WithCartId<{ attemptToken: string }>,
    context,
  ) => {
    const { world, region } = context
    return world.runExclusive(async () => {
      const submittedCart = world.carts.findFirst((query) =>
        query.where(({ completion }) => completion?.attemptToken === attemptToken),
      )
      if (submittedCart?.completion)
        return toResult({ __typename: 'SubmitAlreadyAccepted', attemptId: submittedCart.completion.attemptId })
      const match = findCart(world, region, cartId)
      if (!match?.hasKey) return { result: null, userErrors: [createNoSuchCartError()] }
      const errors = findSubmissionErrors(priceCart(world, match.record))
      if (errors.length > 0)
        return toResult({ __typename: 'SubmitFailed', checkoutUrl: getCheckoutUrl(match.record, context), errors })
      return toResult(await submitCart(match.record, attemptToken, context))
    })
  },
} satisfies Resolvers

/** QueryRoot.cartCompletionAttempt. Attempts succeed at once or are refused, so they never fail later. */
export function resolveCartCompletionAttempt(
  _root: unknown,
  { attemptId }: { attemptId: string },
  context: ShopifyContext,
) {
  const { world, region, urls } = context
  const cart = world.carts.findFirst((query) =>
    query.where((record) => record.region === region && record.completion?.attemptId === attemptId),
  )
  const order = cart && world.orders.findFirst((query) => query.where(({ id }) => id === cart.completion?.orderId))
  if (!cart || !order) return null
  return {
    __typename: 'CartCompletionSuccess',
    id: attemptId,
    completedAt: cart.completedAt,
    orderId: order.id,
    orderUrl: getOrderStatusUrl(order, urls),
  }
}

const toResult = (result: object) => ({ result, userErrors: [] })

async function submitCart(record: CartRecord, attemptToken: string, context: ShopifyContext) {
  const { world, urls } = context
  const order = await completeCheckoutInTurn(world, record.id)
  await mailOrderConfirmation(context, order)
  const attemptId = world.ids.next('attempt')
  await world.carts.update((query) => query.where(({ id }) => id === record.id), {
    data(draft) {
      draft.completion = { attemptToken, attemptId, orderId: order.id }
    },
  })
  return { __typename: 'SubmitSuccess', attemptId, redirectUrl: getOrderStatusUrl(order, urls) }
}

/** The reasons why a cart cannot be completed, with Shopify's SubmissionErrorCode. */
function findSubmissionErrors(cart: PricedCart): SubmissionError[] {
  const errors: SubmissionError[] = []
  const check = (isMet: boolean, code: string, message: string) => {
    if (!isMet) errors.push({ code, message })
  }
  const needsDelivery = cart.lines.some(({ product, quantity }) => quantity > 0 && requiresShipping(product))
  check(cart.quantity > 0, 'MERCHANDISE_NOT_APPLICABLE', 'There is nothing in the cart that can be bought')
  check(
    cart.lines.every(({ record, quantity }) => quantity >= record.quantity),
    'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE',
    'Some items are no longer available in the requested quantity',
  )
  check(cart.record.buyerEmail !== null, 'BUYER_IDENTITY_EMAIL_REQUIRED', 'An email address is required')
  check(!needsDelivery || cart.delivery !== null, 'DELIVERY_ADDRESS_REQUIRED', 'A delivery address is required')
  check(
    cart.delivery === null || cart.delivery.selected !== null,
    'DELIVERY_NO_DELIVERY_AVAILABLE',
    'The store does not deliver to this address',
  )
  check(getAmountDue(cart) === 0, 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', 'The cart is not paid for')
  check(cart.record.payment !== null, 'PAYMENTS_METHOD_REQUIRED', 'A payment method is required')
  return errors
}

/** The total minus the gift cards, in minor units. */
const getAmountDue = ({ total, payments }: PricedCart) => total - payments.reduce((sum, { amount }) => sum + amount, 0)
