import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { customerId } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { SubscriptionDeps } from './marketing-subscription.server.ts'

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
