import type { Money } from '#app/ui/money.ts'

export type Address = {
  id: string
  name: string
  /** As it is written on a parcel, without the name. */
  lines: string[]
  phone: string | null
}

export type OrderLine = {
  title: string
  size: string
  quantity: number
  total: Money
  handle: string | null
  image: string | null
}

export type OrderStatus = 'received' | 'sent-in-part' | 'sent' | 'on-hold'

export type Order = {
  id: string
  /** As the customer knows it, like '#SP1001'. */
  name: string
  /** ISO 8601. */
  placedAt: string
  status: OrderStatus
  total: Money
  /** Where Shopify shows how it is getting on. */
  statusUrl: string
  shippingAddress: Address | null
  lines: OrderLine[]
}

/** A customer as the account shows them (spec 3, "Customer"). */
export type Customer = {
  id: string | null
  firstName: string
  lastName: string
  email: string
  phone: string | null
  /** The default one first. */
  addresses: Address[]
  hasDefaultAddress: boolean
  /** The latest first. */
  orders: Order[]
}

/** What a failed read gives (ACC-05). */
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

export const latestOrder = ({ orders }: Customer): Order | null => orders[0] ?? null

/** Spec 3 has a "latest address" and no rule for it: the default one, else where the latest parcel went, else any. */
export const latestAddress = (customer: Customer): Address | null =>
  customer.hasDefaultAddress
    ? (customer.addresses[0] ?? null)
    : (latestOrder(customer)?.shippingAddress ?? customer.addresses[0] ?? null)
