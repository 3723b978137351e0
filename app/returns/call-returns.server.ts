import { orNull } from '#app/upstream/or-null.ts'
import { UpstreamError } from '#contracts/http.ts'
import type { ReturnFailure } from './return-failure.ts'
import type { ReturnsDeps } from './returns-deps.server.ts'

/** A step of a return that failed. */
export type Failed = { ok: false; failure: ReturnFailure }

/**
 * The response of the returns system, a refusal included, or why there is none: the backend lacks the call, or it failed,
 * which is reported. `isLost`: the call may have done its work all the same.
 */
export async function callReturns<Response extends object>(
  { report }: Pick<ReturnsDeps, 'report'>,
  call: Promise<Response>,
): Promise<Response | (Failed & { isLost: boolean })> {
  try {
    return (await orNull(call)) ?? { ok: false, failure: { code: 'unavailable' }, isLost: false }
  } catch (cause) {
    if (!(cause instanceof UpstreamError)) throw cause
    if (cause.status === 429) return { ok: false, failure: { code: 'limit.reached' }, isLost: false }
    report('returns.call-failed', cause)
    return { ok: false, failure: { code: 'returns.call-failed' }, isLost: true }
  }
}
