import { MISSING_CALL } from '#contracts/assumed.ts'
import { UpstreamError } from '#contracts/http.ts'

/** Whether a call failed because the upstream does not have the resource or the call. */
const isAbsent = (cause: unknown): boolean =>
  cause instanceof UpstreamError && cause.kind === 'status' && MISSING_CALL.includes(cause.status ?? 0)

/** Resolves to null if the upstream lacks the resource or the call. Rejects with any other UpstreamError. */
export const orNull = <T>(value: Promise<T>): Promise<T | null> =>
  value.catch((cause: unknown) => {
    if (isAbsent(cause)) return null
    throw cause
  })
