import { channel } from 'node:diagnostics_channel'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { getObjects } from '#app/http/cloudflare/runtime.ts'
import { logWarning } from '#app/http/log-warning.ts'
import { getClientAddress } from '#app/upstream/client-address.server.ts'
import { type Config, getConfig } from '#app/upstream/config.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { CHANNELS, type LimitRefusalMeasurement } from '#contracts/measurements.ts'
import { toClientNetwork } from './client-network.ts'
import { createFallbackStore } from './fallback-store.ts'
import { createKeyHash } from './hash-key.ts'
import type { LimitRefusal } from './limit-refusal.ts'
import { consumeLimits } from './limiter.ts'
import type { LimitName } from './limits.ts'
import { createMemoryStore } from './memory-store.ts'
import { createObjectStore } from './object-store.ts'
import type { RateLimitStore } from './rate-limit-store.ts'
import { createRefusalLog } from './refusal-log.ts'

const refusals = channel(CHANNELS.limitRefusal)

const now = () => performance.now()

type Counting = { store: RateLimitStore; hash: (text: string) => Promise<string> }
let counting: Promise<Counting> | undefined

/** Counts in the store that the configuration names, made at the first use; without one in this process's memory. */
const getCounting = (): Promise<Counting> => (counting ??= createCounting(getConfig()))

async function createCounting({ SHARED_STORE_URL, SHARED_STORE_SECRET }: Config): Promise<Counting> {
  const own = createMemoryStore(now)
  const hash = createKeyHash(SHARED_STORE_SECRET)
  const shared = await openSharedStore(SHARED_STORE_URL, SHARED_STORE_SECRET)
  if (!shared) return { store: own, hash }
  const store = createFallbackStore({ shared, own, now }, (cause) =>
    logWarning({
      message: `The shared store of limits failed: ${cause}. This instance counts by itself for five seconds.`,
    }),
  )
  return { store, hash }
}

async function openSharedStore(
  url: string | undefined,
  secret: string | undefined,
): Promise<RateLimitStore | undefined> {
  const objects = getObjects('RATE_LIMITS')
  // without the secret each isolate has keys of its own
  if (objects && secret) return createObjectStore(objects)
  if (!url) return undefined
  // imported only where it is configured
  const { createRedisStore } = await import('./redis-store.server.ts')
  return createRedisStore(url)
}

const logRefusal = createRefusalLog(now, (name, count) =>
  logWarning({
    limit: name,
    refused: count,
    message: `The limit '${name}' was reached; calls refused: ${count}. If they were shoppers, check TRUSTED_PROXIES.`,
  }),
)

/**
 * Counts the current request against the limits of an action, for its client and for `target`, an email address or order number. Returns
 * null if it is allowed; otherwise sets status 429 and Retry-After on the response and returns the refusal.
 */
export async function checkLimit(name: LimitName, target?: string): Promise<LimitRefusal | null> {
  const refusal = await countUse(name, target)
  if (!refusal) return null
  setResponseStatus(429)
  setResponseHeader('retry-after', String(refusal.retryAfterS))
  return refusal
}

/**
 * The same for a response that keeps its own status: a form's redirect, or one to a request that the framework does not handle, like
 * that of a picture.
 */
export async function countUse(name: LimitName, target?: string, request = getRequest()): Promise<LimitRefusal | null> {
  const { ENVIRONMENT } = getConfig()
  const address = getClientAddress(request)
  const client = address && toClientNetwork(address)
  // a world of the simulated backend; in production baggage may differ with every request and would reset the limits
  const scope = ENVIRONMENT === 'sandbox' ? (getTraceContext(request).baggage ?? '') : ''
  const retryAfterS = await consumeLimits(await getCounting(), { name, scope, client, target })
  if (retryAfterS === null) return null
  logRefusal(name)
  refusals.publish({ limit: name } satisfies LimitRefusalMeasurement)
  return { ok: false, failure: 'limit.reached', retryAfterS }
}
