import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ChangeDeps } from './change-customer.server.ts'

/** What a change of the current request needs. */
export const getChangeDeps = (region: RegionCode): ChangeDeps => ({
  openAccount: getUpstreams(region).openAccount,
  report,
  checkLimit: () => checkLimit('customer'),
})
