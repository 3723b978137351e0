import type { Phone } from '#app/forms/phone/phone.functions.ts'
import type { Customer, MarketingState } from '../customer.ts'

/** A channel of marketing. */
export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** Which channels are to change and how. `phone` is for a customer whose account has no number. */
export type WishedPreferences = { email?: boolean | undefined; sms?: boolean | undefined; phone?: Phone | undefined }

/** Whether a customer wants a channel; one that is still to be confirmed is wanted. */
export const isWanted = (state: MarketingState): boolean => state !== 'off'

/** The channels that differ from what is saved. */
export const getChanges = (
  saved: Customer['marketing'],
  wished: Readonly<Record<Channel, boolean>>,
): Pick<WishedPreferences, Channel> =>
  Object.fromEntries(
    CHANNELS.filter((channel) => isWanted(saved[channel]) !== wished[channel]).map((channel) => [
      channel,
      wished[channel],
    ]),
  )
