import { getProgress } from '../../world/order-progress.ts'
import type { OrderRecord } from '../../world/orders.ts'
import { getArrival, listArrivedReturns, listReturns } from '../../world/return-progress.ts'
import type { World } from '../../world/world.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../shopify/connection.ts'
import { orderResolvers as storefront } from '../shopify/customer/order.ts'
import { toDiscountApplications } from '../shopify/customer/order-discounts.ts'
import { getOrderKey } from '../shopify/customer/order-status-url.ts'
import { recordMetafields } from '../shopify/customer/record-metafields.ts'
import { toMoney } from '../shopify/money.ts'
import { type AccountContext, type AccountResolvers, getCustomer } from './context.ts'
import { toFulfilments } from './fulfilment.ts'
import { toLineItems } from './line-item.ts'
import { toRefunds, toReturns } from './returns.ts'
import { toSoldInformation } from './sold-information.ts'
import { toTransactions } from './transactions.ts'

const { Order: storefrontOrder } = storefront
const resolveCustomer = (_order: OrderRecord, _args: unknown, context: AccountContext) => getCustomer(context)

/** Shopify's is random, too. It has no relation to the order's number. */
export const getConfirmationNumber = (order: OrderRecord): string => getOrderKey(order).slice(0, 9).toUpperCase()

export const orderResolvers = {
  id: storefrontOrder.id,
  name: storefrontOrder.name,
  number: storefrontOrder.orderNumber,
  confirmationNumber: getConfirmationNumber,
  createdAt: storefrontOrder.processedAt,
  processedAt: storefrontOrder.processedAt,
  updatedAt: (order: OrderRecord, _args: unknown, { world }) => getLatestChange(world, order),
  email: storefrontOrder.email,
  hasEmail: ({ email }: OrderRecord) => email !== null,
  phone: storefrontOrder.phone,
  note: ({ note }: OrderRecord) => note,
  customer: resolveCustomer,
  purchasingEntity: resolveCustomer,
  customerLocale: storefrontOrder.customerLocale,
  currencyCode: storefrontOrder.currencyCode,
  customAttributes: storefrontOrder.customAttributes,
  statusPageUrl: storefrontOrder.statusUrl,
  shippingAddress: storefrontOrder.shippingAddress,
  billingAddress: storefrontOrder.billingAddress,
  financialStatus: storefrontOrder.financialStatus,
  // Orders are never cancelled or edited.
  cancelledAt: () => null,
  cancelReason: () => null,
  edited: () => false,
  fulfillmentStatus: (order: OrderRecord, _args: unknown, { world }) => getFulfilmentStatus(world, order),
  fulfillments: (order: OrderRecord, args: PageArgs, { world }) =>
    toConnection(toFulfilments(world, order), args, ({ order: { id } }) => id),
  hasMultipleFulfillments: () => false,
  latestFulfillmentDeliveryDate: (order: OrderRecord, _args: unknown, { world }) =>
    getProgress(world, order).deliveredAt,
  lineItemsSummary: ({ lines }: OrderRecord) => ({
    lineItemCount: lines.length,
    totalQuantityOfLineItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalQuantityOfLegacyFeesLineItems: 0,
    totalQuantityOfTipLineItems: 0,
  }),
  transactions: toTransactions,
  lineItems: (order: OrderRecord, args: PageArgs) => toConnection(toLineItems(order), args, ({ line }) => line.id),
  discountApplications: (order: OrderRecord, args: PageArgs) =>
    toConnection(toDiscountApplications(order), args, ({ name }) => name),
  shippingDiscountAllocations: () => [],
  subtotal: storefrontOrder.subtotalPrice,
  subtotalBeforeDiscounts: ({ subtotal, currency }: OrderRecord) => toMoney(subtotal, { currency }),
  totalPrice: storefrontOrder.totalPrice,
  totalShipping: storefrontOrder.totalShippingPrice,
  totalDiscountedShipping: storefrontOrder.totalShippingPrice,
  // The stores have no taxes configured, charge no duties and take no tips.
  totalTax: storefrontOrder.totalTax,
  totalTip: storefrontOrder.totalTax,
  totalDuties: () => null,
  totalDutiesSummary: () => null,
  totalRefunded: storefrontOrder.totalRefunded,
  refunds: (order: OrderRecord, _args: unknown, context) => toRefunds(order, context),
  returns: (order: OrderRecord, { sortKey: _, ...args }: PageArgs & { sortKey?: string }, context) =>
    toConnection(toReturns(order, context), args, ({ id }) => id),
  return: (order: OrderRecord, { id }: { id: string }, context) =>
    toReturns(order, context).find((candidate) => candidate.id === id) ?? null,
  soldInformation: (order: OrderRecord, _args: unknown, { world }) => toSoldInformation(world, order),
  draftOrder: () => null,
  draftOrderName: () => null,
  poNumber: () => null,
  paymentTermsTemplate: () => null,
  pickupInformation: () => null,
  locationName: () => null,
  subscriptionContracts: resolveEmptyConnection,
  taxInvoices: () => [],
  orderReceiptMetafields: () => [],
  ...recordMetafields,
} satisfies AccountResolvers

/** When an order was placed, or a parcel of it was last delivered, sent back or received. */
export function getLatestChange(world: World, order: OrderRecord): string {
  const returns = listReturns(world, order).map(({ createdAt }) => createdAt)
  const arrivals = listArrivedReturns(world, order).map((record) => getArrival(record).toISOString())
  const steps = getProgress(world, order).steps.flatMap(({ at }) => at ?? [])
  const times = [order.createdAt, ...steps, ...returns, ...arrivals]
  return times.toSorted().at(-1) ?? order.createdAt
}

/** An order is sent as one parcel. */
const FULFILMENT_STATUS = {
  received: 'CONFIRMED',
  packed: 'PREPARING_FOR_SHIPPING',
  sent: 'ON_ITS_WAY',
  'out-for-delivery': 'OUT_FOR_DELIVERY',
  delivered: 'DELIVERED',
} as const

const getFulfilmentStatus = (world: World, order: OrderRecord) =>
  FULFILMENT_STATUS[getProgress(world, order).steps.at(-1)?.step ?? 'received']
