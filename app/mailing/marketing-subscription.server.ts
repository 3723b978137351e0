import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { customerId } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { type MarketingSubscription, type SubscriptionContext, toMailingPayload } from './marketing-subscription.ts'

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
