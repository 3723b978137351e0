import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** What the calls of a return need. */
export type ReturnsDeps = {
  backend: Pick<BackendClient, 'lookUpOrder' | 'returnCarriers' | 'createReturn'>
  store: RegionCode
  checkLimit: typeof checkLimit
  report: typeof report
}

/** The dependencies of a return for the current request. */
export const getReturnsDeps = (store: RegionCode): ReturnsDeps => ({
  backend: getUpstreams(store).backend,
  store,
  checkLimit,
  report,
})
