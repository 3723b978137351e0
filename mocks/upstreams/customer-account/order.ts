import type { OrderRecord } from '../../world/orders.ts'
import { type PageArgs, resolveEmptyConnection, toConnection } from '../shopify/connection.ts'
import { orderResolvers as storefront } from '../shopify/customer/order.ts'
import { toDiscountApplications } from '../shopify/customer/order-discounts.ts'
import { getOrderKey } from '../shopify/customer/order-status-url.ts'
import { emptyMetafields } from '../shopify/goods/metafields.ts'
import { toMoney } from '../shopify/money.ts'
import { type AccountContext, type AccountResolvers, getCustomer } from './context.ts'
import { toFulfilments } from './fulfilment.ts'
import { toLineItems } from './line-item.ts'

const { Order: storefrontOrder } = storefront
const resolveCustomer = (_order: OrderRecord, _args: unknown, context: AccountContext) => getCustomer(context)

export const orderResolvers = {
  id: storefrontOrder.id,
  name: storefrontOrder.name,
  number: storefrontOrder.orderNumber,
  // Shopify's is random, too. It has no relation to the order's number.
  confirmationNumber: (order: OrderRecord) => getOrderKey(order).slice(0, 9).toUpperCase(),
  createdAt: storefrontOrder.processedAt,
  processedAt: storefrontOrder.processedAt,
  updatedAt: storefrontOrder.processedAt,
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
  // The simulated checkout charges the whole price at once, and orders are never cancelled or edited.
  financialStatus: () => 'PAID',
  cancelledAt: () => null,
  cancelReason: () => null,
  edited: () => false,
  fulfillmentStatus: ({ fulfilment }: OrderRecord) => FULFILMENT_STATUS[fulfilment],
  fulfillments: (order: OrderRecord, args: PageArgs) =>
    toConnection(toFulfilments(order), args, ({ order: { id } }) => id),
  hasMultipleFulfillments: () => false,
  // The record has no day of delivery.
  latestFulfillmentDeliveryDate: () => null,
  lineItems: (order: OrderRecord, args: PageArgs) => toConnection(toLineItems(order), args, ({ line }) => line.id),
  discountApplications: (order: OrderRecord, args: PageArgs) =>
    toConnection(toDiscountApplications(order), args, ({ name }) => name),
  shippingDiscountAllocations: () => [],
  subtotal: storefrontOrder.subtotalPrice,
  subtotalBeforeDiscounts: ({ subtotal, region }: OrderRecord) => toMoney(subtotal, region),
  totalPrice: storefrontOrder.totalPrice,
  totalShipping: storefrontOrder.totalShippingPrice,
  totalDiscountedShipping: storefrontOrder.totalShippingPrice,
  // The stores have no taxes configured, charge no duties and take no tips.
  totalTax: storefrontOrder.totalTax,
  totalTip: storefrontOrder.totalTax,
  totalDuties: () => null,
  totalDutiesSummary: () => null,
  // The backend API handles returns, so Shopify records none.
  totalRefunded: storefrontOrder.totalRefunded,
  refunds: () => [],
  returns: resolveEmptyConnection,
  return: () => null,
  draftOrder: () => null,
  draftOrderName: () => null,
  poNumber: () => null,
  paymentTermsTemplate: () => null,
  pickupInformation: () => null,
  locationName: () => null,
  subscriptionContracts: resolveEmptyConnection,
  taxInvoices: () => [],
  orderReceiptMetafields: () => [],
  ...emptyMetafields,
} satisfies AccountResolvers

/** An order is sent as one parcel. */
const FULFILMENT_STATUS: Record<OrderRecord['fulfilment'], string> = {
  unfulfilled: 'CONFIRMED',
  fulfilled: 'ON_ITS_WAY',
  delivered: 'DELIVERED',
}
