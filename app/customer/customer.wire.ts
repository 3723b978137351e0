import type { AddressFragment, CustomerQuery } from '#contracts/customer-account/generated/documents.ts'
import { toAddress } from './addresses/address.wire.ts'
import type { Customer, MarketingState } from './customer.ts'
import { toOrderSummary } from './orders/order.wire.ts'

type WireCustomer = CustomerQuery['customer']
type WireMarketingState =
  | NonNullable<WireCustomer['emailAddress'] | WireCustomer['phoneNumber']>['marketingState']
  | undefined

/** Converts Shopify's customer. */
export function toCustomer(wire: WireCustomer): Customer {
  const [order] = wire.orders.nodes
  const isDefault = ({ id }: AddressFragment) => id === wire.defaultAddress?.id
  return {
    id: wire.id,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    email: wire.emailAddress?.emailAddress ?? '',
    phone: wire.phoneNumber?.phoneNumber ?? null,
    addresses: wire.addresses.nodes
      .toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one)))
      .map(toAddress),
    hasDefaultAddress: wire.addresses.nodes.some(isDefault),
    latestOrder: order
      ? { ...toOrderSummary(order), shippingAddress: order.shippingAddress && toAddress(order.shippingAddress) }
      : null,
    marketing: {
      email: toMarketingState(wire.emailAddress?.marketingState),
      sms: toMarketingState(wire.phoneNumber?.marketingState),
    },
  }
}

/** Shopify's states of a subscription as the customer sees them. */
const toMarketingState = (state: WireMarketingState): MarketingState =>
  state === 'SUBSCRIBED' ? 'on' : state === 'PENDING' ? 'pending' : 'off'
