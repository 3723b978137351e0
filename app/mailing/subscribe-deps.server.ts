import { report } from '#app/errors/report.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { SubscribeDeps } from './subscribe.server.ts'

/** What subscribing needs, for the request being answered. */
export const subscribeDeps = (store: RegionCode): SubscribeDeps => ({
  backend: upstreams(store).backend,
  store,
  report,
})
