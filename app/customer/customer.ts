import type { Money } from '#app/ui/money.ts'

export type Address = {
  id: string
  name: string
  /** As written on a parcel, without the name. */
  lines: string[]
  phone: string | null
}

type OrderLine = {
  title: string
  size: string
  quantity: number
  handle: string | null
  image: string | null
}

export type OrderStatus = 'received' | 'sent-in-part' | 'sent' | 'on-hold'

export type Order = {
  id: string
  /** The order number that the customer sees, like '#SP1001'. */
  name: string
  /** ISO 8601. */
  placedAt: string
  status: OrderStatus
  total: Money
  /** Shopify's status page of the order. */
  statusUrl: string
  shippingAddress: Address | null
  lines: OrderLine[]
}

/** A customer as the account shows it (spec 3, "Customer"). */
export type Customer = {
  id: string | null
  firstName: string
  lastName: string
  email: string
  phone: string | null
  /** Default address first. */
  addresses: Address[]
  hasDefaultAddress: boolean
  /** Latest first. */
  orders: Order[]
}

/** The result of a failed read (ACC-05). */
export const EMPTY_CUSTOMER: Customer = {
  id: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  addresses: [],
  hasDefaultAddress: false,
  orders: [],
}

export const getLatestOrder = ({ orders }: Customer): Order | null => orders[0] ?? null

/** Assumed, since spec 3 gives no rule: the default address, else that of the latest order, else the first one. */
export const getLatestAddress = (customer: Customer): Address | null =>
  customer.hasDefaultAddress
    ? (customer.addresses[0] ?? null)
    : (getLatestOrder(customer)?.shippingAddress ?? customer.addresses[0] ?? null)
