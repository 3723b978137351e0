/** When a failed call is retried. A broken connection always is; a response only if `isRetryable` says so. */
export type RetryPolicy = {
  /** Attempts after the first. */
  retries: number
  isRetryable: (status: number) => boolean
  /** Milliseconds before the second attempt; doubles with every further one. */
  firstDelayMs: number
  /** A header besides Retry-After that holds the seconds to wait. */
  waitHeader?: string
  /** The longest wait. If Retry-After asks for more, there is no further attempt. */
  maxDelayMs: number
}

export const noRetry: RetryPolicy = { retries: 0, isRetryable: () => false, firstDelayMs: 0, maxDelayMs: 0 }

/** Whether a status means that the upstream is overloaded or failing. */
export const isBusy = (status: number) => status === 429 || status >= 500

/** Milliseconds before the next attempt; undefined for none. Half of the delay is random, to spread concurrent callers. */
export function getRetryDelay(policy: RetryPolicy, failures: number, retryAfter: string | null): number | undefined {
  if (failures > policy.retries) return undefined
  const requestedDelay = retryAfter === null ? undefined : parseRetryAfter(retryAfter)
  if (requestedDelay !== undefined) return requestedDelay <= policy.maxDelayMs ? requestedDelay : undefined
  const delay = Math.min(policy.firstDelayMs * 2 ** (failures - 1), policy.maxDelayMs)
  return delay / 2 + Math.random() * (delay / 2)
}

/** Milliseconds of a Retry-After header: a number of seconds or a date (RFC 9110, 10.2.3). */
function parseRetryAfter(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Waits; rejects with the signal's reason when the signal aborts first. */
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
