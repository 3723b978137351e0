import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { customerId } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { MailingMethod, MailingSubscription } from '#contracts/backend/generated/types.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

export type SubscriptionDeps = SubscriptionContext & {
  backend: Pick<BackendClient, 'mailingList' | 'newsletter'>
  /** Whether the backend has a separate call for the newsletter, whose path the specification does not show. */
  hasNewsletter: boolean
  report: (code: CatalogueCode, cause: unknown) => void
  /** Resolves to a refusal if an email address or a phone number exceeds the limit of subscriptions. */
  checkLimit: (target: string) => Promise<LimitRefusal | null>
}

export type SubscriptionOutcome = { ok: true } | { ok: false; failure: 'mailing.subscribe-failed' } | LimitRefusal

const FAILED = { ok: false, failure: 'mailing.subscribe-failed' } as const

/**
 * Changes a marketing subscription (ANA-05), within the limit. Spec 5: "a falsy subscribe result means success". A failed
 * call is reported and re-thrown (spec 8, "mailing failure").
 */
export async function changeSubscription(
  deps: SubscriptionDeps,
  subscription: MarketingSubscription,
): Promise<SubscriptionOutcome> {
  const refusal = await deps.checkLimit(subscription.email ?? subscription.phoneNumber ?? '')
  if (refusal) return refusal
  try {
    return (await send(deps, subscription)) ? FAILED : { ok: true }
  } catch (cause) {
    deps.report('mailing.request-failed', cause)
    throw cause
  }
}

/**
 * Sends the subscription. One from the footer uses the newsletter call if the backend has it (spec 7, "Newsletter
 * subscribe").
 */
const send = ({ backend, hasNewsletter, ...context }: SubscriptionDeps, subscription: MarketingSubscription) =>
  hasNewsletter && subscription.email && subscription.source === 'Footer'
    ? backend.newsletter({ email: subscription.email, location: subscription.source })
    : backend.mailingList(toMailingPayload(subscription, context), subscription.method)

/** The outcome of a subscription for its form, which shows a rejection like any other failure. */
export const toFormOutcome = (subscription: Promise<SubscriptionOutcome>): Promise<SubscriptionOutcome> =>
  subscription.catch(() => FAILED)

/** The dependencies of `changeSubscription` for the current request, which counts against the limits of `action`. */
export const getSubscriptionDeps = (
  store: RegionCode,
  action: 'newsletter' | 'preferences' = 'newsletter',
): SubscriptionDeps => ({
  backend: getUpstreams(store).backend,
  hasNewsletter: getConfig().UPSTREAM_PATHS?.['backend newsletter'] !== undefined,
  store,
  mailingLists: getStore(store).mailingLists,
  customerId: getVisitor().getCookie(customerId),
  report,
  checkLimit: (target) => checkLimit(action, target),
})

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
type SubscriptionContext = {
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
