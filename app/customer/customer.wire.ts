import type { AddressFragment, CustomerQuery, OrderFragment } from '#contracts/customer-account/generated/documents.ts'
import type { Address, Customer, Order, OrderStatus } from './customer.ts'

export type WireCustomer = CustomerQuery['customer']

/** Shopify's limit of ids in one query. */
const MAX_IDS = 250

/** The distinct products of all orders, latest first. */
export function listProductIds({ orders }: WireCustomer): string[] {
  const ids = orders.nodes.flatMap(({ lineItems }) => lineItems.nodes.flatMap(({ productId }) => productId ?? []))
  return [...new Set(ids)].slice(0, MAX_IDS)
}

/** Converts Shopify's customer. `handles` are those of the ordered products by id. */
export function toCustomer(wire: WireCustomer, handles: ReadonlyMap<string, string | null>): Customer {
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
    orders: wire.orders.nodes.map((order) => toOrder(order, handles)),
  }
}

/** Countries whose addresses show the province. Shopify gives a province for many others that do not write it. */
const COUNTRIES_WITH_PROVINCE = new Set<string>(['US', 'CA', 'AU'])

function toAddress(wire: AddressFragment): Address {
  const province = COUNTRIES_WITH_PROVINCE.has(wire.territoryCode ?? '') ? wire.zoneCode : null
  const place = [wire.city, [province, wire.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return {
    id: wire.id,
    name: wire.name ?? '',
    lines: [wire.address1, wire.address2, place, wire.country].flatMap((line) => line || []),
    phone: wire.phoneNumber,
  }
}

const toOrder = (wire: OrderFragment, handles: ReadonlyMap<string, string | null>): Order => ({
  id: wire.id,
  name: wire.name,
  placedAt: wire.processedAt,
  status: STATUS[wire.fulfillmentStatus],
  total: wire.totalPrice,
  statusUrl: wire.statusPageUrl,
  shippingAddress: wire.shippingAddress ? toAddress(wire.shippingAddress) : null,
  lines: wire.lineItems.nodes.map(({ title, quantity, variantTitle, productId, image }) => ({
    title,
    size: variantTitle ?? '',
    quantity,
    handle: handles.get(productId ?? '') ?? null,
    image: image?.url ?? null,
  })),
})

/** Shopify's fulfilment states as the customer sees them. */
const STATUS: Record<OrderFragment['fulfillmentStatus'], OrderStatus> = {
  CONFIRMED: 'received',
  PREPARING_FOR_SHIPPING: 'received',
  MULTIPLE_SHIPMENTS: 'sent-in-part',
  ON_ITS_WAY: 'sent',
  IN_TRANSIT: 'sent',
  OUT_FOR_DELIVERY: 'sent',
  ATTEMPTED_TO_DELIVER: 'sent',
  READY_FOR_PICKUP: 'sent',
  PICKED_UP: 'sent',
  DELIVERED: 'sent',
  THERE_WAS_A_PROBLEM: 'on-hold',
}
