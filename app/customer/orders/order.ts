import type { Money } from '#app/ui/money.ts'
import type { Address } from '../addresses/address.ts'

export type OrderStatus =
  | 'received'
  | 'packing'
  | 'sent-in-part'
  | 'sent'
  | 'out-for-delivery'
  | 'not-delivered'
  | 'to-collect'
  | 'delivered'
  | 'on-hold'
  | 'cancelled'

/** An order in a list. Dates are ISO 8601. */
export type OrderSummary = {
  id: string
  /** The order number that the customer sees, like '#SP1001'. */
  name: string
  placedAt: string
  status: OrderStatus
  total: Money
  /** The number of pieces in the order; null if Shopify does not give it. */
  pieces: number | null
  /** The pictures of the first lines. */
  pictures: { id: string; image: string; title: string }[]
}

/** Whether a line can be ordered again; 'unknown' where it could not be read. */
export type LineStock = 'available' | 'sold-out' | 'withdrawn' | 'unknown'

export type OrderLine = {
  id: string
  title: string
  quantity: number
  image: string | null
  /** The product's, for a link; null for one that is no longer sold. */
  handle: string | null
  /** Size and personalisation, as the cart shows them. */
  details: string[]
  /** The price of one piece. */
  price: Money | null
  /** Of all pieces, before and after discounts. */
  fullPrice: Money | null
  paid: Money | null
  discounts: { name: string; amount: Money }[]
  /** Pieces in returns that were not declined or cancelled. */
  returned: number
  isGiftCard: boolean
  variantId: string | null
  stock: LineStock
  attributes: { key: string; value: string }[]
}

/** The totals of an order; amounts that Shopify does not give are null. */
type OrderTotals = {
  subtotal: Money | null
  discount: Money | null
  delivery: Money
  /** Other amounts in the total, such as sales tax. */
  extra: Money | null
  total: Money
  giftCards: { lastCharacters: string; amount: Money }[]
  refunded: Money | null
}

type Tracking = { company: string | null; number: string | null; url: string | null }

export type ReturnStatus = 'requested' | 'open' | 'closed' | 'declined' | 'cancelled'

/** A return of some of an order's lines. */
export type OrderReturn = {
  id: string
  name: string
  status: ReturnStatus
  requestedAt: string | null
  lines: { id: string; title: string; quantity: number }[]
}

/** An order as its page shows it. */
export type Order = Pick<OrderSummary, 'id' | 'name' | 'placedAt' | 'status'> & {
  /** null unless it was delivered and Shopify says when. */
  deliveredAt: string | null
  /** Shopify's status page of the order. */
  statusUrl: string
  shippingAddress: Address | null
  parcels: { id: string; sentAt: string; tracking: Tracking[] }[]
  lines: OrderLine[]
  totals: OrderTotals
  returns: OrderReturn[]
  refunds: { id: string; paidAt: string | null; amount: Money }[]
}

/** Matches an order number without '#': '1001', 'SP1001', 'SP-1001-B'. */
const ORDER_NUMBER = /^[A-Z0-9][A-Z0-9-]{0,29}$/

/** Parses an order number as people write it; undefined for any other text. */
export function parseOrderNumber(text: string | undefined): string | undefined {
  const number = text?.trim().replace(/^#/, '').toUpperCase()
  return number && ORDER_NUMBER.test(number) ? number : undefined
}

/** The number of an order or return as addresses and pages show it: its name without '#'. */
export const getOrderNumber = ({ name }: Pick<OrderSummary, 'name'>): string => name.replace(/^#/, '')
