import type { OrderRecord } from '../../../world/orders.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { idOf } from '../gid.ts'
import { noMetafields } from '../goods/metafields.ts'
import { productTitle } from '../goods/product.ts'
import { money } from '../money.ts'
import { merchandise } from '../pricing/settle.ts'
import { discountAllocations, discountApplications } from './order-discounts.ts'
import { statusUrl } from './status-url.ts'

/** One line of an order. */
type OrderedLine = { order: OrderRecord; line: OrderRecord['lines'][number] }

const savedOn = ({ line }: OrderedLine) => line.discounts.reduce((sum, { amount }) => sum + amount, 0)
/** Nothing, in the order's currency. */
const zero = ({ region }: OrderRecord) => money(0, region)

const subtotal = ({ subtotal, discount, region }: OrderRecord) => money(subtotal - discount, region)
const total = ({ total, region }: OrderRecord) => money(total, region)
/** What is left when the goods are paid for. */
const shipping = ({ total, subtotal, discount, region }: OrderRecord) => money(total - (subtotal - discount), region)

export const orderResolvers = {
  Order: {
    id: ({ id }: OrderRecord) => id,
    name: ({ name }: OrderRecord) => name,
    orderNumber: ({ id }: OrderRecord) => Number(idOf('Order', id)),
    processedAt: ({ createdAt }: OrderRecord) => createdAt,
    email: ({ email }: OrderRecord) => email,
    phone: ({ shippingAddress }: OrderRecord) => shippingAddress?.phone ?? null,
    currencyCode: ({ currency }: OrderRecord) => currency,
    customAttributes: ({ attributes }: OrderRecord) => attributes,
    customerLocale: () => 'en',
    customerUrl: () => null,
    shippingAddress: ({ shippingAddress }: OrderRecord) => shippingAddress,
    statusUrl: (order: OrderRecord, _args, { origin }) => statusUrl(order, origin),
    // the stand-in takes the whole price on the spot and cancels nothing
    financialStatus: () => 'PAID',
    fulfillmentStatus: ({ fulfilment }: OrderRecord) => (fulfilment === 'unfulfilled' ? 'UNFULFILLED' : 'FULFILLED'),
    canceledAt: () => null,
    cancelReason: () => null,
    edited: () => false,
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: subtotal,
    totalPrice: total,
    totalPriceV2: total,
    originalTotalPrice: total,
    currentTotalPrice: total,
    totalShippingPrice: shipping,
    totalShippingPriceV2: shipping,
    currentTotalShippingPrice: shipping,
    // no taxes are set up in these stores: a price is what is paid. Nothing crosses a customs border
    totalTax: zero,
    totalTaxV2: zero,
    currentTotalTax: zero,
    // returns are the backend API's; the store itself never refunded anything
    totalRefunded: zero,
    totalRefundedV2: zero,
    billingAddress: ({ billingAddress }: OrderRecord) => billingAddress,
    discountApplications: (order: OrderRecord, args: PageArgs) =>
      connection(discountApplications(order), args, ({ name }) => name),
    successfulFulfillments: (order: OrderRecord, { first }: { first?: number | null }) =>
      fulfilments(order).slice(0, first ?? undefined),
    currentTotalDuties: () => null,
    originalTotalDuties: () => null,
    lineItems: (order: OrderRecord, args: PageArgs) => connection(linesOf(order), args, ({ line }) => line.id),
    shippingDiscountAllocations: () => [],
    ...noMetafields,
  },
  OrderLineItem: {
    title: ({ line }: OrderedLine, _args, { world }) => {
      const known = world.catalogue.variantById.get(line.variantId)
      return known ? productTitle(known.product) : line.variantId
    },
    quantity: ({ line }: OrderedLine) => line.quantity,
    currentQuantity: ({ line }: OrderedLine) => line.quantity,
    customAttributes: ({ line }: OrderedLine) => line.attributes,
    discountAllocations: ({ order, line }: OrderedLine) => discountAllocations(order, line),
    originalTotalPrice: ({ order, line }: OrderedLine) => money(line.unitPrice * line.quantity, order.region),
    discountedTotalPrice: (ordered: OrderedLine) =>
      money(ordered.line.unitPrice * ordered.line.quantity - savedOn(ordered), ordered.order.region),
    // null when the goods were withdrawn since
    variant: ({ line }: OrderedLine, _args: unknown, { world }: ShopifyContext) =>
      merchandise(world, line.variantId) ?? null,
  },
} satisfies Record<string, Resolvers>

const linesOf = (order: OrderRecord): OrderedLine[] => order.lines.map((line) => ({ order, line }))

/** Orders leave in one parcel, which nobody tracks. */
function fulfilments(order: OrderRecord) {
  if (order.fulfilment === 'unfulfilled') return []
  const items = linesOf(order).map((lineItem) => ({ lineItem, quantity: lineItem.line.quantity }))
  return [
    {
      trackingCompany: null,
      trackingInfo: [],
      fulfillmentLineItems: (args: PageArgs) => connection(items, args, ({ lineItem }) => lineItem.line.id),
    },
  ]
}
