/** When a call that failed is worth another try. A connection that broke always is; an answer only with one of `statuses`. */
export type RetryPolicy = {
  /** Tries after the first. */
  retries: number
  statuses: (status: number) => boolean
  /** Milliseconds before the second try; doubles with every further one. */
  firstDelayMs: number
  /** The header, beside Retry-After, in which an upstream says how many seconds to wait. */
  waitHeader?: string
  /** No wait is longer. An upstream that asks for more (Retry-After) is not asked again. */
  maxDelayMs: number
}

export const noRetry: RetryPolicy = { retries: 0, statuses: () => false, firstDelayMs: 0, maxDelayMs: 0 }

/** Answers that say "later": worth another try for any call that changes nothing. */
export const busy = (status: number) => status === 429 || status >= 500

/**
 * Milliseconds to wait before the next try, or undefined when there shall be none.
 * Half of the delay is random, so that many callers who failed together do not return together.
 */
export function delayBefore(policy: RetryPolicy, failed: number, retryAfter: string | null): number | undefined {
  if (failed > policy.retries) return undefined
  const asked = retryAfter === null ? undefined : milliseconds(retryAfter)
  if (asked !== undefined) return asked <= policy.maxDelayMs ? asked : undefined
  const delay = Math.min(policy.firstDelayMs * 2 ** (failed - 1), policy.maxDelayMs)
  return delay / 2 + Math.random() * (delay / 2)
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3). */
function milliseconds(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Waits, unless the signal ends the wait first; then it rejects with the signal's reason. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
