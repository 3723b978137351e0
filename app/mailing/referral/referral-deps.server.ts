import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ReferralDeps } from './referral.server.ts'

/** The dependencies of `sendReferral` for the current request. */
export const getReferralDeps = (store: RegionCode): ReferralDeps => ({
  backend: getUpstreams(store).backend,
  store,
  report,
  checkLimit: (friendEmail) => checkLimit('referral', friendEmail),
})
