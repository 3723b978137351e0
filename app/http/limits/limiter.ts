import { getLimits, type LimitName } from './limits.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

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
  hash: (text: string) => Promise<string>
}

/** Counts a use for its client, then for its target. Returns the seconds to wait, or null if it is allowed. */
export async function consumeLimits({ store, hash }: LimiterDeps, use: Use): Promise<number | null> {
  const { perClient, perTarget } = getLimits(use.name)
  const consume = async (kind: 'client' | 'target', text: string, limit: typeof perClient) => {
    const consumption = await store.consume(await hash(JSON.stringify([use.scope, use.name, kind, text])), limit)
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
