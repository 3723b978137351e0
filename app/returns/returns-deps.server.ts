import { report } from '#app/errors/report.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { orNull } from '#app/upstream/or-null.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ReturnFailure } from './return-steps.ts'

/** The dependencies of the calls of a return. */
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

/** A step of a return that failed. */
export type FailedStep = { ok: false; failure: ReturnFailure }

/**
 * The response of the returns system, including refusals, or a failure if the backend lacks the call or it failed (reported).
 * `isLost`: the call may have succeeded although its response is missing.
 */
export async function callReturnsService<Response extends object>(
  { report }: Pick<ReturnsDeps, 'report'>,
  call: Promise<Response>,
): Promise<Response | (FailedStep & { isLost: boolean })> {
  try {
    return (await orNull(call)) ?? { ok: false, failure: { code: 'unavailable' }, isLost: false }
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    if (cause.status === 429) return { ok: false, failure: { code: 'limit.reached' }, isLost: false }
    report('returns.call-failed', cause)
    return { ok: false, failure: { code: 'returns.call-failed' }, isLost: true }
  }
}
