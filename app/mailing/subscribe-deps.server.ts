import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { SubscribeDeps } from './subscribe.server.ts'

/** The dependencies of `subscribe` for the current request. */
export const getSubscribeDeps = (store: RegionCode): SubscribeDeps => ({
  backend: getUpstreams(store).backend,
  store,
  report,
  checkLimit: (email) => checkLimit('newsletter', email),
})
