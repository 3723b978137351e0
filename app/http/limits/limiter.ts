import type { RateLimitStore } from './limits.ts'
import { getLimits, type LimitName } from './limits.ts'

/** One use of a limited action. */
type Use = {
  name: LimitName
  /** What the limits are counted for: a world of the simulated backend, otherwise empty. */
  scope: string
  /** The client's network; undefined where the platform does not know it, and all such clients share one limit. */
  client: string | undefined
  /** The email address that is mailed, or the number of the order. */
  target?: string | undefined
}

type LimiterDeps = {
  store: RateLimitStore
  /** A one-way hash of fixed length, so that no address can be read from the store. */
  hash: (text: string) => string
}

/** Counts a use for its client, then for its target. Returns the seconds to wait, or null if it is allowed. */
export async function consumeLimits({ store, hash }: LimiterDeps, use: Use): Promise<number | null> {
  const { perClient, perTarget } = getLimits(use.name)
  const consume = async (kind: 'client' | 'target', text: string, limit: typeof perClient) => {
    const consumption = await store.consume(hash(JSON.stringify([use.scope, use.name, kind, text])), limit)
    return consumption.isAllowed ? null : consumption.retryAfterS
  }
  const waitForClient = await consume('client', use.client ?? '', perClient)
  // A refused client does not count against its target, because it could block other people's addresses at no cost.
  if (waitForClient !== null || !perTarget || use.target === undefined) return waitForClient
  return consume('target', toMailbox(use.target), perTarget)
}

/** The mailbox of an email address: without case and without a '+tag', which reaches the same one. */
const toMailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** How long a failed store is not called, in ms, so that requests do not wait for it. */
const PAUSE_MS = 5_000

/**
 * A store that counts in `shared`, and in `own` while that fails, so that an outage of the store fails no request.
 * `onFailure` is called once for each failure, at most every five seconds.
 */
export function createFallbackStore(
  { shared, own, now }: { shared: RateLimitStore; own: RateLimitStore; now: () => number },
  onFailure: (cause: unknown) => void,
): RateLimitStore {
  let pausedUntil = Number.NEGATIVE_INFINITY
  return {
    async consume(key, limit) {
      if (now() < pausedUntil) return own.consume(key, limit)
      try {
        return await shared.consume(key, limit)
      } catch (cause) {
        if (now() >= pausedUntil) onFailure(cause)
        pausedUntil = now() + PAUSE_MS
        return own.consume(key, limit)
      }
    },
  }
}
