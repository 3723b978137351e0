import { createHmac, randomBytes } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { getObjects } from '#app/http/cloudflare/runtime.ts'
import { writeLog } from '#app/http/log.ts'
import { getClientAddress, parseAddress } from '#app/upstream/client-address.server.ts'
import { type Config, getConfig } from '#app/upstream/config.server.ts'
import { getTraceContext } from '#app/upstream/trace-context.server.ts'
import { CHANNELS, type LimitRefusalMeasurement } from '#contracts/measurements.ts'
import { createRefusalLog } from '../log.ts'
import { createObjectStore } from './limit-object.ts'
import { consumeLimits, createFallbackStore } from './limiter.ts'
import type { LimitName, LimitRefusal, RateLimitStore } from './limits.ts'
import { createMemoryStore } from './memory-store.ts'

const refusals = channel(CHANNELS.limitRefusal)

const now = () => performance.now()

type Counting = { store: RateLimitStore; hash: (text: string) => string }
let counting: Promise<Counting> | undefined

/** The store that the configuration names, created at the first use; without one, this process's memory. */
const getCounting = (): Promise<Counting> => (counting ??= createCounting(getConfig()))

async function createCounting({ SHARED_STORE_URL, SHARED_STORE_SECRET }: Config): Promise<Counting> {
  const own = createMemoryStore(now)
  const hash = createKeyHash(SHARED_STORE_SECRET)
  const shared = await openSharedStore(SHARED_STORE_URL, SHARED_STORE_SECRET)
  if (!shared) return { store: own, hash }
  const store = createFallbackStore({ shared, own, now }, (cause) =>
    writeLog('warn', {
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
  // without the secret each isolate hashes with a key of its own, and they share no counts
  if (objects && secret) return createObjectStore(objects)
  if (!url) return undefined
  // imported only where it is configured
  const { createRedisStore } = await import('./redis-store.server.ts')
  return createRedisStore(url)
}

const logRefusal = createRefusalLog(now, (name, count) =>
  writeLog('warn', {
    limit: name,
    refused: count,
    message: `The limit '${name}' was reached; calls refused: ${count}. If they were shoppers, check TRUSTED_PROXIES.`,
  }),
)

/**
 * Counts the current request against the limits of an action, for its client and for `target`, an email address or
 * order number. Returns null if it is allowed; otherwise sets status 429 and Retry-After on the response and returns
 * the refusal.
 */
export async function checkLimit(name: LimitName, target?: string): Promise<LimitRefusal | null> {
  const refusal = await countUse(name, target)
  if (!refusal) return null
  setResponseStatus(429)
  setResponseHeader('retry-after', String(refusal.retryAfterS))
  return refusal
}

/**
 * Like checkLimit, for a response that keeps its own status: a form's redirect, or one that the framework does not
 * handle, such as a picture's.
 */
export async function countUse(name: LimitName, target?: string, request = getRequest()): Promise<LimitRefusal | null> {
  const { ENVIRONMENT } = getConfig()
  const address = getClientAddress(request)
  const client = address && toClientNetwork(address)
  // Baggage names a world of the simulated backend. In production a client could vary it to reset the limits.
  const scope = ENVIRONMENT === 'sandbox' ? (getTraceContext(request).baggage ?? '') : ''
  const retryAfterS = await consumeLimits(await getCounting(), { name, scope, client, target })
  if (retryAfterS === null) return null
  logRefusal(name)
  refusals.publish({ limit: name } satisfies LimitRefusalMeasurement)
  return { ok: false, failure: 'limit.reached', retryAfterS }
}

/**
 * The network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, since a household has a whole
 * one (RFC 6177). Undefined for anything else.
 */
export function toClientNetwork(address: string): string | undefined {
  const host = parseAddress(address)
  return host?.includes(':') ? `${expandIpv6(host).slice(0, 4).join(':')}::/64` : host
}

/** The eight groups of a valid address, in lower case and without leading zeros. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const toGroups = (text: string) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16).toString(16)) : []
  const [before, after] = [toGroups(head), toGroups(tail ?? '')]
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

/**
 * Creates a hash for the keys of limits (HMAC-SHA-256), since a plain hash of an email address can be guessed. Instances that
 * share a store share its `secret`; without one it is made for this process, at the first call, because Workers allow no
 * randomness before a request.
 */
export function createKeyHash(secret?: string): (text: string) => string {
  let key: string | Buffer | undefined = secret
  return (text) => {
    key ??= randomBytes(32)
    return createHmac('sha256', key).update(text).digest('base64')
  }
}
