import type { OrderRecord } from '../../../world/orders.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { idOf } from '../gid.ts'
import { noMetafields } from '../goods/metafields.ts'
import { productTitle } from '../goods/product.ts'
import { money } from '../money.ts'
import { merchandise } from '../pricing/settle.ts'
import { split } from '../pricing/split.ts'
import { statusUrl } from './status-url.ts'

/** One line of an order with its share of what the order saved. */
type OrderedLine = { order: OrderRecord; line: OrderRecord['lines'][number]; saved: number }

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
    // prices include taxes, which are not told apart; nothing crosses a customs border
    totalTax: () => null,
    totalTaxV2: () => null,
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
    originalTotalPrice: ({ order, line }: OrderedLine) => money(line.unitPrice * line.quantity, order.region),
    discountedTotalPrice: ({ order, line, saved }: OrderedLine) =>
      money(line.unitPrice * line.quantity - saved, order.region),
    // null when the goods were withdrawn since
    variant: ({ line }: OrderedLine, _args: unknown, { world }: ShopifyContext) =>
      merchandise(world, line.variantId) ?? null,
  },
} satisfies Record<string, Resolvers>

/** Records keep what an order saved as one sum; its lines share it by what they cost. */
function linesOf(order: OrderRecord): OrderedLine[] {
  const shares = split(
    order.discount,
    order.lines.map(({ unitPrice, quantity }) => unitPrice * quantity),
  )
  return order.lines.map((line, index) => ({ order, line, saved: shares[index] ?? 0 }))
}
