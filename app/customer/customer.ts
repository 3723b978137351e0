import type { Phone } from '#app/forms/phone/phone.functions.ts'
import type { Address } from './addresses/address.ts'
import type { OrderSummary } from './orders/order.ts'

/** Whether a customer gets our marketing by one channel. 'pending': they have not yet confirmed that they want it. */
export type MarketingState = 'on' | 'pending' | 'off'

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
  latestOrder: (OrderSummary & { shippingAddress: Address | null }) | null
  marketing: { email: MarketingState; sms: MarketingState }
}

/** A customer that the server has read for the account's page, whose tokens it used, and whether the browser has a fit. */
export type RenderedAccount = { owner: string; customer: Customer; hasFit: boolean }

/** The result of a failed read (ACC-05). */
export const EMPTY_CUSTOMER: Customer = {
  id: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: null,
  addresses: [],
  hasDefaultAddress: false,
  latestOrder: null,
  marketing: { email: 'off', sms: 'off' },
}

/** Assumed, since spec 3 gives no rule: the default address, else that of the latest order, else the first one. */
export const getLatestAddress = (customer: Customer): Address | null =>
  customer.hasDefaultAddress
    ? (customer.addresses[0] ?? null)
    : (customer.latestOrder?.shippingAddress ?? customer.addresses[0] ?? null)

/** A channel of marketing. */
export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** Which channels are to change and how. `phone` is for a customer whose account has no number. */
export type RequestedPreferences = { email?: boolean | undefined; sms?: boolean | undefined; phone?: Phone | undefined }

/** Whether a customer wants a channel; one that is still to be confirmed is wanted. */
export const isOptedIn = (state: MarketingState): boolean => state !== 'off'

/** The channels that differ from what is saved. */
export const getChanges = (
  saved: Customer['marketing'],
  wished: Readonly<Record<Channel, boolean>>,
): Pick<RequestedPreferences, Channel> =>
  Object.fromEntries(
    CHANNELS.filter((channel) => isOptedIn(saved[channel]) !== wished[channel]).map((channel) => [
      channel,
      wished[channel],
    ]),
  )
