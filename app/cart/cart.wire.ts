import { type Money, minorUnits, moneyOf, sum } from '#app/ui/money.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import { type Cart, type CartLine, checkoutHref, type Discount, type KeyValue, lineDetails } from './cart.ts'

/** What the shop knows of the visitor that checkout should know too. */
export type CheckoutVisitor = { loggedIn: boolean; discountCode: string | null }

/** The cart attribute that holds a gift message (CART-11). */
export const GIFT_MESSAGE = 'gift_message'

/** Shopify's cart in our words. */
export function cartFromWire(wire: CartFragment, visitor: CheckoutVisitor): Cart {
  // Shopify keeps a line whose goods have sold out, at quantity 0
  const nodes = wire.lines.nodes.filter(({ quantity }) => quantity > 0)
  const { discountCode } = visitor
  const known = wire.discountCodes.some(({ code }) => code.toUpperCase() === discountCode?.toUpperCase())
  return {
    id: wire.id.replace(/\?.*$/, ''),
    count: wire.totalQuantity,
    subtotal: beforeOffers(wire, nodes),
    total: wire.cost.totalAmount,
    sent: sentWorth(wire, nodes),
    discounts: together([...nodes.flatMap((node) => node.discountAllocations), ...wire.discountAllocations]),
    discountCodes: wire.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    codeForCheckout: known ? null : discountCode,
    giftMessage: wire.attributes.find(({ key }) => key === GIFT_MESSAGE)?.value ?? '',
    checkoutUrl: checkoutHref(wire.checkoutUrl, visitor),
    lines: nodes.map(lineFromWire),
  }
}

type WireLine = CartFragment['lines']['nodes'][number]

function lineFromWire({ id, quantity, cost, attributes: said, discountAllocations, merchandise }: WireLine): CartLine {
  const { product } = merchandise
  const options = merchandise.selectedOptions.filter(isChoice).map(({ name, value }) => ({ key: name, value }))
  const attributes: KeyValue[] = said.map(({ key, value }) => ({ key, value: value ?? '' }))
  return {
    id,
    quantity,
    merchandiseId: merchandise.id,
    sku: merchandise.sku ?? '',
    product: {
      id: product.id.slice(product.id.lastIndexOf('/') + 1),
      handle: product.handle,
      title: product.title,
      image: merchandise.image?.url ?? null,
      productType: product.productType,
    },
    options,
    attributes,
    details: lineDetails(options, attributes),
    madeToOrder: product.tags.some((tag) => MADE_TO_ORDER.has(tag)) || attributes.some(({ key }) => key === '_mto'),
    price: cost.amountPerQuantity,
    compareAtPrice: cost.compareAtAmountPerQuantity ?? null,
    subtotal: cost.subtotalAmount,
    total: cost.totalAmount,
    offers: together(discountAllocations),
  }
}

/** What Shopify calls the one variant of goods without options is no choice of anybody's. */
const isChoice = ({ name, value }: { name: string; value: string }) => name !== 'Title' || value !== 'Default Title'

/** Spec 3 and 9: two tags and an attribute say the same. */
const MADE_TO_ORDER = new Set(['Made to Order', 'tax:MTO'])

/** A saving comes in one piece a line; the shopper reads it as one sum. */
function together(allocations: CartFragment['discountAllocations']): Discount[] {
  const sums = new Map<string, Discount>()
  for (const allocation of allocations) {
    const automatic = !('code' in allocation)
    const name = automatic ? allocation.title : allocation.code
    const amount = allocation.discountedAmount
    const before = sums.get(name)
    sums.set(name, { name, automatic, amount: before ? sum(before.amount, amount) : amount })
  }
  return [...sums.values()]
}

/** Shopify's subtotal is after offers, which stand below ours as discounts. Lines beyond those fetched leave it as it is. */
const beforeOffers = (wire: CartFragment, nodes: readonly WireLine[]): Money =>
  nodes
    .flatMap(({ discountAllocations }) => discountAllocations)
    .reduce<Money>((total, { discountedAmount }) => sum(total, discountedAmount), wire.cost.subtotalAmount)

/**
 * What is sent costs what all costs, less what the gift cards among it do. What a code takes off is shared by all lines, and
 * no allocation says which one it is of, so with cards in the cart the goods bear it whole.
 */
function sentWorth(wire: CartFragment, nodes: readonly WireLine[]): Money | null {
  const cards = nodes.filter(({ merchandise }) => merchandise.product.productType === 'Gift Card')
  if (cards.length === nodes.length) return null
  const { amount, currencyCode } = wire.cost.totalAmount
  const cardsCost = cards.reduce((units, { cost }) => units + minorUnits(cost.totalAmount), 0)
  return moneyOf(Math.max(0, minorUnits({ amount, currencyCode }) - cardsCost), currencyCode)
}

/**
 * What Shopify's answer to a change comes to. This is the only place that knows its codes.
 * - invalid: the cart itself is no more (completed, expired)
 * - lines-gone: lines to be changed are no more
 * - size-gone, colour-gone: the goods asked for cannot be had, in this size or in any
 * - capped: done, but stock gave less than was asked
 */
export type Verdict = 'done' | 'capped' | 'lines-gone' | 'size-gone' | 'colour-gone' | 'invalid' | 'refused'

export function verdictOf({ cart, userErrors, warnings }: CartChange): Verdict {
  // one code, INVALID, says everything: what it is about is in the field
  if (userErrors.some(({ field }) => field?.includes('cartId'))) return 'invalid'
  if (userErrors.some(({ field }) => field?.includes('merchandiseId'))) return 'size-gone'
  if (userErrors.length > 0) return userErrors.every(isLineGone) ? 'lines-gone' : 'refused'
  if (!cart) return 'invalid'
  const soldOut = warnings.find(({ code }) => code === 'MERCHANDISE_OUT_OF_STOCK')
  if (soldOut) {
    const line = cart.lines.nodes.find(({ id }) => id === soldOut.target)
    return line?.merchandise.product.availableForSale === false ? 'colour-gone' : 'size-gone'
  }
  return warnings.some(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK') ? 'capped' : 'done'
}

const isLineGone = ({ code }: CartChange['userErrors'][number]) => code === 'INVALID_MERCHANDISE_LINE'

/** Shopify's own words for what it refused, for the report. */
export const refusalText = ({ userErrors, warnings }: CartChange): string =>
  [...userErrors, ...warnings].map(({ message }) => message).join('; ')
