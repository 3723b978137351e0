import { createClient } from '@redis/client'
import type { RateLimitStore } from './rate-limit-store.ts'

/** How long a use waits for the store, in ms: it is in the same data centre and answers in less than one. */
const TIMEOUT_MS = 250
/** Sets our keys apart in a database that others use, too. */
const KEY_PREFIX = 'spoke:limit:'

/**
 * The same token bucket as in memory-store.ts, in one step that no other instance can interrupt, by the store's own clock.
 * Returns the milliseconds to wait; 0 for an allowed use.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window, interval = tonumber(ARGV[1]), tonumber(ARGV[2])
local nextFullAt = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + interval
local wait = nextFullAt - window - now
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%d', nextFullAt), 'PX', nextFullAt - now)
return 0`

/**
 * Creates a store that instances share, in a server with the Redis protocol. `consume` rejects while there is no connection,
 * which is made again in the background.
 */
export function createRedisStore(url: string): RateLimitStore & { close(): void } {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, 5_000) },
  })
  // without a listener a lost connection would end the process; `consume` says it
  client.on('error', () => {})
  const connecting = client.connect().catch(() => {})

  return {
    async consume(key, { max, windowS }) {
      await withTimeout(connecting)
      const windowMs = windowS * 1000
      const args = [String(windowMs), String(Math.floor(windowMs / max))]
      const wait = await withTimeout(client.eval(SCRIPT, { keys: [KEY_PREFIX + key], arguments: args }))
      return Number(wait) > 0 ? { isAllowed: false, retryAfterS: Math.ceil(Number(wait) / 1000) } : { isAllowed: true }
    },
    close: () => client.destroy(),
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
