import { copyMoney } from '#app/ui/money.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type { AddressFragment, CustomerQuery } from '#contracts/customer-account/generated/documents.ts'
import type { CustomerQuery as StorefrontQuery } from '#contracts/shopify/generated/documents.ts'
import { toAddress } from './addresses/address.wire.ts'
import type { Customer, MarketingState } from './customer.ts'
import type { OrderStatus } from './orders/order.ts'
import { toOrderSummary } from './orders/order.wire.ts'

type WireCustomer = CustomerQuery['customer']
type StorefrontCustomer = NonNullable<StorefrontQuery['customer']>
type WireMarketingState =
  | NonNullable<WireCustomer['emailAddress'] | WireCustomer['phoneNumber']>['marketingState']
  | undefined

/** Converts the customer of the Customer Account API. */
export function toCustomer(wire: WireCustomer): Customer {
  const [order] = wire.orders.nodes
  return {
    ...toIdentity(wire),
    email: wire.emailAddress?.emailAddress ?? '',
    phone: wire.phoneNumber?.phoneNumber ?? null,
    latestOrder: order
      ? { ...toOrderSummary(order), shippingAddress: order.shippingAddress && toAddress(order.shippingAddress) }
      : null,
    marketing: {
      email: toMarketingState(wire.emailAddress?.marketingState),
      sms: toMarketingState(wire.phoneNumber?.marketingState),
    },
  }
}

/** Converts the customer of the Storefront API, which has neither subscriptions nor ids of lines. */
export function customerFromStorefront(wire: StorefrontCustomer): Customer {
  const [order] = wire.orders.nodes
  return {
    ...toIdentity(wire),
    email: wire.email ?? '',
    phone: wire.phone,
    latestOrder: order
      ? {
          id: order.id,
          name: order.name,
          placedAt: order.processedAt,
          status: order.cancelledAt ? 'cancelled' : STOREFRONT_STATUS[order.fulfillmentStatus],
          total: copyMoney(order.totalPrice),
          pieces: null,
          pictures: order.lineItems.nodes.flatMap(({ title, variant }, index) => {
            const image = toPictureAddress(variant?.image?.url)
            return image ? [{ id: String(index), title, image }] : []
          }),
          shippingAddress: order.shippingAddress && toAddress(order.shippingAddress),
        }
      : null,
    marketing: { email: 'off', sms: 'off' },
  }
}

/** Converts the fields that both APIs have. */
function toIdentity(wire: Pick<WireCustomer, 'id' | 'firstName' | 'lastName' | 'addresses' | 'defaultAddress'>) {
  const isDefault = ({ id }: AddressFragment) => id === wire.defaultAddress?.id
  return {
    id: wire.id,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    addresses: wire.addresses.nodes
      .toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one)))
      .map(toAddress),
    hasDefaultAddress: wire.addresses.nodes.some(isDefault),
  }
}

/** Shopify's states of a subscription as the customer sees them. */
const toMarketingState = (state: WireMarketingState): MarketingState =>
  state === 'SUBSCRIBED' ? 'on' : state === 'PENDING' ? 'pending' : 'off'

type StorefrontStatus = StorefrontCustomer['orders']['nodes'][number]['fulfillmentStatus']

/** The Storefront API's fulfilment states as the customer sees them. */
const STOREFRONT_STATUS: Record<StorefrontStatus, OrderStatus> = {
  OPEN: 'received',
  UNFULFILLED: 'received',
  SCHEDULED: 'received',
  PENDING_FULFILLMENT: 'received',
  RESTOCKED: 'received',
  IN_PROGRESS: 'packing',
  ON_HOLD: 'on-hold',
  PARTIALLY_FULFILLED: 'sent-in-part',
  FULFILLED: 'sent',
}
