import type { RateLimitStore } from './limits.ts'
import { getLimits, type LimitName } from './limits.ts'

/** One use of a limited action. */
type Use = {
  name: LimitName
  /** What the limits are counted for: a world of the simulated backend, otherwise empty. */
  scope: string
  /** The client's network; undefined where the platform does not tell, which all such clients share. */
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
  // A refused client does not count against its target, or it could shut others' addresses out at no cost.
  if (waitForClient !== null || !perTarget || use.target === undefined) return waitForClient
  return consume('target', toMailbox(use.target), perTarget)
}

/** The mailbox of an email address: without case and without a '+tag', which reaches the same one. */
const toMailbox = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** How long a store that failed is not asked, in ms, so that no request waits for it in vain. */
const PAUSE_MS = 5_000

/**
 * A store that counts in `shared`, and in `own` while that fails: a store that is down costs no request. `onFailure` is called
 * once for each failure, at most every five seconds.
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
