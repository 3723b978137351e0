import type { MailingMethod, MailingSubscription } from '#contracts/backend/generated/types.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

type MailingList = MailingSubscription['list_ids'][number]
type Channel = MailingList['channel']

/** A change of a person's marketing subscription (spec 3). One of `email` and `phoneNumber` is required. */
export type MarketingSubscription = {
  method: MailingMethod
  email?: string | undefined
  phoneNumber?: string | undefined
  /** The phone number's country by ISO 3166. */
  phoneCountryCode?: string | undefined
  /** The place on the site, like 'Footer'. */
  source: string
  /** Default: email and sms. */
  includedChannels?: readonly Channel[]
  /** Replaces the region's lists of the included channels. */
  lists?: readonly MailingList[]
}

/** Where a subscription is made, and by whom. */
export type SubscriptionContext = {
  store: RegionCode
  /** The ids of the store's mailing lists. */
  mailingLists: Readonly<Record<Channel, string>>
  /** Undefined for visitors who are not signed in. */
  customerId: string | undefined
}

/** Maps a subscription to the payload of POST /v2/mailing-list/{method} (ANA-05). */
export function toMailingPayload(
  subscription: MarketingSubscription,
  { store, mailingLists, customerId }: SubscriptionContext,
): MailingSubscription & { location: string } {
  const { email, phoneNumber, phoneCountryCode, source, includedChannels = ['email', 'sms'], lists } = subscription
  return {
    ...(email && { email }),
    ...(phoneNumber && { phone_number: phoneNumber }),
    ...(phoneCountryCode && { phone_country_code: phoneCountryCode }),
    store,
    list_ids: lists ? [...lists] : includedChannels.map((channel) => ({ channel, list_id: mailingLists[channel] })),
    ...(customerId && { user_id: customerId }),
    source,
    // named `location` in spec 7, "Newsletter subscribe"
    location: source,
  }
}
