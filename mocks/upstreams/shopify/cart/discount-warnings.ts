import { type DiscountRefusal, evaluateDiscount } from '../pricing/discount-codes.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import type { CartWarning } from './user-error.ts'

/** The codes and words of each reason. Shopify publishes the codes; which reason has which, and the words, are assumed. */
const WARNINGS: Readonly<
  Record<DiscountRefusal | 'not-combined' | 'subscriptions-only', (code: string) => Omit<CartWarning, 'target'>>
> = {
  unknown: (code) => ({ code: 'DISCOUNT_NOT_FOUND', message: `The discount code ${code} was not found.` }),
  'customer-missing': (code) => ({
    code: 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING',
    message: `The discount code ${code} is for customers who are signed in.`,
  }),
  'nothing-to-reduce': (code) => ({
    code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
    message: `The discount code ${code} applies to none of the items in the cart.`,
  }),
  'subscriptions-only': (code) => ({
    code: 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE',
    message: `The discount code ${code} is for goods that are bought once.`,
  }),
  'other-currency': (code) => ({
    code: 'DISCOUNT_CODE_NOT_HONOURED',
    message: `The discount code ${code} cannot be used in the currency of the cart.`,
  }),
  'below-minimum': (code) => ({
    code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
    message: `The cart has not reached the minimum of the discount code ${code}.`,
  }),
  'not-combined': (code) => ({
    code: 'DISCOUNT_CODE_NOT_HONOURED',
    message: `The discount code ${code} cannot be combined with the other one.`,
  }),
}

/** The warnings for codes of a cart that do not apply, which Shopify sends since 2025-07, with the cart as target. */
export function getDiscountWarnings(cart: PricedCart): CartWarning[] {
  return cart.codes.flatMap(({ code, applicable }) =>
    applicable ? [] : [{ ...WARNINGS[getReason(code, cart)](code), target: cart.record.id }],
  )
}

function getReason(code: string, { record, subtotal, reducibleTotal, currency }: PricedCart): keyof typeof WARNINGS {
  const { region, buyer } = record
  const result = evaluateDiscount(code, reducibleTotal, { region, currency, hasCustomer: buyer.customerId !== null })
  if (!('refusal' in result)) return 'not-combined'
  return result.refusal === 'nothing-to-reduce' && subtotal > 0 ? 'subscriptions-only' : result.refusal
}
