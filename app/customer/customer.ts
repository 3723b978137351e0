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

/**
 * The result of reading the customer on the server: `owner` is the owner of the token that was used, `hasFit` whether the
 * browser has a saved fit.
 */
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

/** The requested state of each channel that changes. `phone` is for a customer whose account has no number. */
export type RequestedPreferences = { email?: boolean | undefined; sms?: boolean | undefined; phone?: Phone | undefined }

/** Whether a customer has opted in to a channel, confirmed or not. */
export const isOptedIn = (state: MarketingState): boolean => state !== 'off'

/** Returns the channels that differ from the saved ones. */
export const getChanges = (
  saved: Customer['marketing'],
  requested: Readonly<Record<Channel, boolean>>,
): Pick<RequestedPreferences, Channel> =>
  Object.fromEntries(
    CHANNELS.filter((channel) => isOptedIn(saved[channel]) !== requested[channel]).map((channel) => [
      channel,
      requested[channel],
    ]),
  )
