import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** The dependencies of a form of answers for the current request. */
export const getAnswersDeps = (store: RegionCode, limit: 'survey' | 'unsubscribe') => ({
  backend: getUpstreams(store).backend,
  store,
  checkLimit: () => checkLimit(limit),
})
