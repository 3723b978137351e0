import { MISSING_CALL } from '#contracts/assumed.ts'
import { UpstreamError } from '#contracts/http.ts'

/** Whether a call failed because the upstream has no such thing or no such call. */
const isAbsent = (cause: unknown): boolean =>
  cause instanceof UpstreamError && cause.kind === 'status' && MISSING_CALL.includes(cause.status ?? 0)

/** The value, or null if the upstream has no such thing or no such call. Throws any other UpstreamError. */
export const orNull = <T>(value: Promise<T>): Promise<T | null> =>
  value.catch((cause: unknown) => {
    if (isAbsent(cause)) return null
    throw cause
  })
