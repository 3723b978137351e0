import { cartNotes } from '#app/copy/cart.ts'
import { addMoney, copyMoney, type Money, toMinorUnits, toMoney } from '#app/ui/money.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import { UpstreamError } from '#contracts/http.ts'
import { describeUserErrors } from '#contracts/refusals.ts'
import { ASSISTANT_CART } from '#contracts/shop/assistant-cart.ts'
import { hasMadeToOrderTag, MADE_TO_ORDER_KEY } from '#contracts/shop/made-to-order.ts'
import { listOffersOfKind } from '#contracts/shop/multi-buy.ts'
import type { CartChange } from '#contracts/shopify/client.ts'
import type { CartFragment } from '#contracts/shopify/generated/documents.ts'
import {
  type Cart,
  type CartLine,
  type Discount,
  formatCode,
  getCheckoutUrl,
  type KeyValue,
  type LineUpdate,
  toPublicId,
} from './cart.ts'
import { countGoods, getLineDetails } from './line-attributes.ts'

/** The visitor's part of the checkout URL. */
export type CheckoutVisitor = { isLoggedIn: boolean; discountCode: string | null }

/** The cart attribute that holds a gift message (CART-11). */
export const GIFT_MESSAGE = 'gift_message'

/** A cart from Shopify. */
export function cartFromWire(wire: CartFragment, visitor: CheckoutVisitor): Cart {
  // Shopify keeps a sold-out line at quantity 0.
  const nodes = wire.lines.nodes.filter(({ quantity }) => quantity > 0)
  const lines = nodes.map(lineFromWire)
  const { discountCode } = visitor
  const assistantCart = wire.attributes.find(({ key }) => key === ASSISTANT_CART)?.value
  const isKnownCode = wire.discountCodes.some(({ code }) => code.toUpperCase() === discountCode?.toUpperCase())
  return {
    id: toPublicId(wire.id),
    createdAt: wire.createdAt,
    updatedAt: wire.updatedAt,
    buyerEmail: wire.buyerIdentity.email ?? null,
    customer: getCustomer(wire),
    count: wire.totalQuantity - countExtras(lines),
    subtotal: getSubtotal(wire, nodes),
    total: copyMoney(wire.cost.totalAmount),
    deliverableTotal: getDeliverableTotal(wire, nodes),
    discounts: mergeAllocations([...nodes.flatMap((node) => node.discountAllocations), ...wire.discountAllocations]),
    discountCodes: wire.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    codeForCheckout: isKnownCode ? null : discountCode,
    giftMessage: wire.attributes.find(({ key }) => key === GIFT_MESSAGE)?.value ?? '',
    checkoutUrl: checkoutUrlFromWire(wire.checkoutUrl, visitor),
    ...(assistantCart && { assistantCart, note: cartNotes.filled }),
    lines,
  }
}

/** The number of the customer whose cart it is, if any. */
export const getCustomer = ({ buyerIdentity: { customer } }: CartFragment): string | null =>
  customer ? toCustomerNumber(customer.id) : null

/** A customer's number, from Shopify's id or from the subject of an ID token. */
export const toCustomerNumber = (id: string): string => id.slice(id.lastIndexOf('/') + 1)

/** The pieces of extras, which are no goods of their own. */
const countExtras = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0) - countGoods(lines)

type WireLine = CartFragment['lines']['nodes'][number]

function lineFromWire({
  id,
  quantity,
  cost,
  attributes: wireAttributes,
  discountAllocations,
  merchandise,
}: WireLine): CartLine {
  const { product } = merchandise
  const options = merchandise.selectedOptions.filter(isRealOption).map(({ name, value }) => ({ key: name, value }))
  const attributes: KeyValue[] = wireAttributes.map(({ key, value }) => ({ key, value: value ?? '' }))
  return {
    id,
    quantity,
    merchandiseId: merchandise.id,
    sku: merchandise.sku ?? '',
    product: {
      id: product.id.slice(product.id.lastIndexOf('/') + 1),
      handle: product.handle,
      title: product.title,
      image: toPictureAddress(merchandise.image?.url),
      productType: product.productType,
      multiBuys: listOffersOfKind({ names: [product.productType, product.title], tags: product.tags }),
    },
    options,
    attributes,
    details: getLineDetails(options, attributes),
    isMadeToOrder: hasMadeToOrderTag(product.tags) || attributes.some(({ key }) => key === MADE_TO_ORDER_KEY),
    price: copyMoney(cost.amountPerQuantity),
    compareAtPrice: cost.compareAtAmountPerQuantity ? copyMoney(cost.compareAtAmountPerQuantity) : null,
    subtotal: copyMoney(cost.subtotalAmount),
    total: copyMoney(cost.totalAmount),
    offers: mergeAllocations(discountAllocations),
  }
}

/** Shopify gives a product without options the option 'Title' with one value. */
const isRealOption = ({ name, value }: { name: string; value: string }) => name !== 'Title' || value !== 'Default Title'

/** Discounts by name: Shopify allocates each one line by line. */
function mergeAllocations(allocations: CartFragment['discountAllocations']): Discount[] {
  const sums = new Map<string, Discount>()
  for (const allocation of allocations) {
    const isAutomatic = !('code' in allocation)
    const name = isAutomatic ? allocation.title : formatCode(allocation.code)
    const amount = copyMoney(allocation.discountedAmount)
    const sumSoFar = sums.get(name)
    sums.set(name, { name, isAutomatic, amount: sumSoFar ? addMoney(sumSoFar.amount, amount) : amount })
  }
  return [...sums.values()]
}

/** The subtotal before discounts. Shopify's own is after them; discounts of lines beyond those fetched are not added back. */
const getSubtotal = (wire: CartFragment, nodes: readonly WireLine[]): Money =>
  nodes
    .flatMap(({ discountAllocations }) => discountAllocations)
    .reduce<Money>(
      (total, { discountedAmount }) => addMoney(total, discountedAmount),
      copyMoney(wire.cost.subtotalAmount),
    )

/** The checkout URL. Throws UpstreamError for an invalid one, without quoting it. */
function checkoutUrlFromWire(checkoutUrl: string, visitor: CheckoutVisitor): string {
  try {
    return getCheckoutUrl(checkoutUrl, visitor)
  } catch {
    const detail = 'checkoutUrl is no http(s) address'
    throw new UpstreamError({ upstream: 'shopify', operation: 'cart', kind: 'off-contract', detail })
  }
}

/**
 * The total without the gift cards. Allocations of a code do not say their line, so a code counts wholly against the
 * delivered lines.
 */
function getDeliverableTotal(wire: CartFragment, nodes: readonly WireLine[]): Money | null {
  const giftCards = nodes.filter(({ merchandise }) => merchandise.product.productType === 'Gift Card')
  if (giftCards.length === nodes.length) return null
  const { currencyCode } = wire.cost.totalAmount
  const giftCardsCost = giftCards.reduce((units, { cost }) => units + toMinorUnits(cost.totalAmount), 0)
  return toMoney(Math.max(0, toMinorUnits(wire.cost.totalAmount) - giftCardsCost), currencyCode)
}

/** The update that sets a line's quantity. */
export const toLineUpdate = ({ id, merchandise }: WireLine, quantity: number): LineUpdate => ({
  id,
  quantity,
  merchandiseId: merchandise.id,
})

/**
 * The verdict on Shopify's response to a change. Only this file knows Shopify's codes.
 * - invalid: the cart no longer exists (completed, expired)
 * - lines-missing: the lines to change no longer exist
 * - size-sold-out, colour-sold-out: the product is sold out in this size, or in all of them
 * - capped: done, with less than requested because stock ran out
 */
type Verdict = 'done' | 'capped' | 'lines-missing' | 'size-sold-out' | 'colour-sold-out' | 'invalid' | 'refused'

export function getVerdict({ cart, userErrors, warnings }: CartChange): Verdict {
  // Shopify uses the code INVALID for all of these; the field tells them apart.
  if (userErrors.some(({ field }) => field?.includes('cartId'))) return 'invalid'
  if (userErrors.some(({ field }) => field?.includes('merchandiseId'))) return 'size-sold-out'
  if (userErrors.length > 0) return userErrors.every(isMissingLine) ? 'lines-missing' : 'refused'
  if (!cart) return 'invalid'
  const soldOut = warnings.find(({ code }) => code === 'MERCHANDISE_OUT_OF_STOCK')
  if (soldOut) {
    const line = cart.lines.nodes.find(({ id }) => id === soldOut.target)
    return line?.merchandise.product.availableForSale === false ? 'colour-sold-out' : 'size-sold-out'
  }
  return isCapped(warnings) ? 'capped' : 'done'
}

/** Whether there was less stock than requested. */
export const isCapped = (warnings: CartChange['warnings']): boolean =>
  warnings.some(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK')

const isMissingLine = ({ code }: CartChange['userErrors'][number]) => code === 'INVALID_MERCHANDISE_LINE'

/** Why Shopify refused a change, for the report and the log. */
export const getRefusalMessage = ({ userErrors, warnings }: CartChange): string =>
  describeUserErrors([...userErrors, ...warnings])

/** The lines that Shopify refused because their goods no longer exist, by their index in the input. */
export const getRefusedLines = ({ userErrors }: CartChange): Set<number> =>
  new Set(
    userErrors.flatMap(({ field }) => {
      const at = field?.includes('merchandiseId') ? Number(field[field.indexOf('lines') + 1]) : Number.NaN
      return Number.isInteger(at) ? [at] : []
    }),
  )
