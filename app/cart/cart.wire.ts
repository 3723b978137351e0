import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { type Cart, checkoutHref, lineDetails } from './cart.ts'

/** What the shop knows of the visitor that checkout should know too. */
export type CheckoutVisitor = { loggedIn: boolean; discountCode: string | null }

/** Shopify's cart in our words. */
export function cartFromWire(wire: CartFragment, visitor: CheckoutVisitor): Cart {
  return {
    id: wire.id,
    count: wire.totalQuantity,
    subtotal: wire.cost.subtotalAmount,
    total: wire.cost.totalAmount,
    discounts: wire.discountAllocations.map((allocation) => ({
      name: 'code' in allocation ? allocation.code : allocation.title,
      amount: allocation.discountedAmount,
    })),
    discountCodes: wire.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    giftMessage: wire.attributes.find(({ key }) => key === 'gift_message')?.value ?? '',
    checkoutUrl: checkoutHref(wire.checkoutUrl, visitor),
    // Shopify keeps a line whose goods have sold out, at quantity 0
    lines: wire.lines.nodes
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity, cost, attributes, merchandise }) => ({
        id,
        quantity,
        merchandiseId: merchandise.id,
        product: {
          handle: merchandise.product.handle,
          title: merchandise.product.title,
          image: merchandise.image?.url ?? null,
        },
        details: lineDetails(
          merchandise.selectedOptions.map(({ name, value }) => ({ key: name, value })),
          attributes,
        ),
        price: cost.amountPerQuantity,
        compareAtPrice: cost.compareAtAmountPerQuantity ?? null,
        total: cost.totalAmount,
      })),
  }
}

/**
 * What Shopify's answer to a change comes to. This is the only place that knows its codes.
 * - invalid: the cart itself is no more (completed, expired)
 * - unavailable: the goods asked for are gone
 * - capped: done, but stock gave less than was asked
 */
export type Verdict = 'done' | 'capped' | 'unavailable' | 'invalid' | 'refused'

export function verdictOf({ cart, userErrors, warnings }: CartChange): Verdict {
  if (userErrors.some(({ field }) => field?.includes('cartId'))) return 'invalid'
  if (userErrors.some(({ code, field }) => code === 'INVALID_MERCHANDISE_LINE' || field?.includes('merchandiseId')))
    return 'unavailable'
  if (userErrors.length > 0) return 'refused'
  if (!cart) return 'invalid'
  if (warnings.some(({ code }) => code === 'MERCHANDISE_OUT_OF_STOCK')) return 'unavailable'
  if (warnings.some(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK')) return 'capped'
  return 'done'
}

/** Shopify's own words for what it refused, for the report. */
export const refusalText = ({ userErrors, warnings }: CartChange): string =>
  [...userErrors, ...warnings].map(({ message }) => message).join('; ')
