import { type Money, sum } from '#app/ui/money.ts'
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
    discounts: discountsFromWire(wire.discountAllocations),
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

/** A code's saving comes in one piece a line; the shopper reads it as one sum. */
function discountsFromWire(allocations: CartFragment['discountAllocations']): Cart['discounts'] {
  const sums = new Map<string, Money>()
  for (const allocation of allocations) {
    const name = 'code' in allocation ? allocation.code : allocation.title
    const before = sums.get(name)
    sums.set(name, before ? sum(before, allocation.discountedAmount) : allocation.discountedAmount)
  }
  return [...sums].map(([name, amount]) => ({ name, amount }))
}

/**
 * What Shopify's answer to a change comes to. This is the only place that knows its codes.
 * - invalid: the cart itself is no more (completed, expired)
 * - size-gone, colour-gone: the goods asked for cannot be had, in this size or in any
 * - capped: done, but stock gave less than was asked
 */
export type Verdict = 'done' | 'capped' | 'size-gone' | 'colour-gone' | 'invalid' | 'refused'

export function verdictOf({ cart, userErrors, warnings }: CartChange): Verdict {
  // one code, INVALID, says everything: what it is about is in the field
  if (userErrors.some(({ field }) => field?.includes('cartId'))) return 'invalid'
  if (userErrors.some(({ field }) => field?.includes('merchandiseId'))) return 'size-gone'
  if (userErrors.length > 0) return 'refused'
  if (!cart) return 'invalid'
  const soldOut = warnings.find(({ code }) => code === 'MERCHANDISE_OUT_OF_STOCK')
  if (soldOut) {
    const line = cart.lines.nodes.find(({ id }) => id === soldOut.target)
    return line?.merchandise.product.availableForSale === false ? 'colour-gone' : 'size-gone'
  }
  return warnings.some(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK') ? 'capped' : 'done'
}

/** Shopify's own words for what it refused, for the report. */
export const refusalText = ({ userErrors, warnings }: CartChange): string =>
  [...userErrors, ...warnings].map(({ message }) => message).join('; ')
