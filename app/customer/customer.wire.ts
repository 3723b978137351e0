import type { AddressFragment, CustomerQuery, OrderFragment } from '#contracts/shopify/generated/documents.ts'
import type { Address, Customer, Order, OrderStatus } from './customer.ts'

/** Converts Shopify's customer. */
export function toCustomer(wire: NonNullable<CustomerQuery['customer']>): Customer {
  const isDefault = ({ id }: AddressFragment) => id === wire.defaultAddress?.id
  return {
    id: wire.id,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName ?? '',
    email: wire.email ?? '',
    phone: wire.phone,
    addresses: wire.addresses.nodes
      .toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one)))
      .map(toAddress),
    hasDefaultAddress: wire.addresses.nodes.some(isDefault),
    orders: wire.orders.nodes.map(toOrder),
  }
}

/** Countries whose addresses show the province. Shopify gives a province for many others that do not write it. */
const COUNTRIES_WITH_PROVINCE = new Set<string>(['US', 'CA', 'AU'])

function toAddress(wire: AddressFragment): Address {
  const province = COUNTRIES_WITH_PROVINCE.has(wire.countryCodeV2 ?? '') ? wire.provinceCode : null
  const place = [wire.city, [province, wire.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    id: wire.id,
    name: wire.name ?? '',
    lines: [wire.address1, wire.address2, place, wire.country].flatMap((line) => line || []),
    phone: wire.phone,
  }
}

const toOrder = (wire: OrderFragment): Order => ({
  id: wire.id,
  name: wire.name,
  placedAt: wire.processedAt,
  status: STATUS[wire.fulfillmentStatus],
  total: wire.totalPrice,
  statusUrl: wire.statusUrl,
  shippingAddress: wire.shippingAddress ? toAddress(wire.shippingAddress) : null,
  lines: wire.lineItems.nodes.map(({ title, quantity, discountedTotalPrice, variant }) => ({
    title,
    size: variant?.title ?? '',
    quantity,
    total: discountedTotalPrice,
    handle: variant?.product.handle ?? null,
    image: variant?.image?.url ?? null,
  })),
})

/** Shopify's fulfilment states as the customer sees them. */
const STATUS: Record<OrderFragment['fulfillmentStatus'], OrderStatus> = {
  UNFULFILLED: 'received',
  OPEN: 'received',
  SCHEDULED: 'received',
  IN_PROGRESS: 'received',
  PENDING_FULFILLMENT: 'received',
  PARTIALLY_FULFILLED: 'sent-in-part',
  FULFILLED: 'sent',
  RESTOCKED: 'sent',
  ON_HOLD: 'on-hold',
}
