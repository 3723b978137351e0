import { BLOCKED_NAME } from '#contracts/shop/blocked-names.ts'
import type { Condition } from './condition.ts'

/** A content blocker: every address with a name of public block lists fails. */
export const adBlocked: Condition = (page) =>
  page.route(
    ({ pathname, search }) => BLOCKED_NAME.test(pathname + search),
    (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort('blockedbyclient')),
  )
