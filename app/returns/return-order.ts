import type { Money } from '#app/ui/money.ts'

/** Why a line cannot go back. */
type Blocked = 'outside-window' | 'personalised' | 'gift-card' | 'already-returned'

/** Another size of a bought product: its value of each option, its stock, and the price difference of one piece. */
export type ExchangeSize = { variantId: string; values: readonly string[]; stock: number; difference: Money }

/** A line of an order that is looked up. `options` and `values` belong together; every size has as many values. */
export type ReturnLine = {
  id: string
  title: string
  productType: string
  /** Names of the options, as the backend writes them. */
  options: readonly string[]
  /** The bought size. */
  values: readonly string[]
  /** `src` is null where the backend has no picture with an address. */
  picture: { src: string | null; alt: string }
  /** The refund of one piece. */
  price: Money
  quantity: number
  /** How many can still go back; 0 if `blocked` is set. */
  returnable: number
  blocked: Blocked | null
  sizes: readonly ExchangeSize[]
}

/** An order that is looked up for a return. Dates are ISO 8601. */
export type ReturnOrder = {
  /** Names the order in later calls. */
  token: string
  number: string
  placedAt: string
  deliveredAt: string | null
  windowEndsAt: string
  country: string
  lines: readonly ReturnLine[]
}

export type ReturnCarrier = { id: string; name: string; document: 'label' | 'qr'; price: Money; description: string }

/** A return that exists. `sentTo` is the masked address of the mail. */
export type CreatedReturn = {
  requestId: string
  reference: string
  carrier: string
  document: 'label' | 'qr'
  label: 'emailed' | 'not-generated'
  sentTo: string | null
  refund: Money
  toPay: Money
}

/** The lines that can go back. */
export const listReturnable = (order: ReturnOrder): ReturnLine[] =>
  order.lines.filter(({ returnable }) => returnable > 0)
