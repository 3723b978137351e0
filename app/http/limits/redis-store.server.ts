import { createClient } from '@redis/client'
import type { RateLimitStore } from './limits.ts'

/** How long a use waits for the store, in ms: it is in the same data centre and answers in less than one. */
const TIMEOUT_MS = 250
/** How long a connection may take, in ms. */
const CONNECT_MS = 2_000
/** Separates our keys in a database that others use, too. */
const KEY_PREFIX = 'spoke:limit:'

/**
 * The token bucket of memory-store.ts as one atomic step on the store's clock. Returns the milliseconds to wait; 0 for
 * an allowed use. A stored value that is no time counts as none, and one too late for the window (from a wrong clock or
 * a longer window) as the latest possible.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window, interval = tonumber(ARGV[1]), tonumber(ARGV[2])
local stored = tonumber(redis.pcall('GET', KEYS[1])) or 0
local fullAt = math.min(math.max(stored, now), now + window)
local wait = fullAt + interval - window - now
if wait <= 0 then fullAt = fullAt + interval end
if fullAt ~= stored then redis.call('SET', KEYS[1], string.format('%d', fullAt), 'PX', fullAt - now) end
return math.max(wait, 0)`

/**
 * Creates a store that instances share, in a server with the Redis protocol. `consume` rejects where the server does
 * not answer in time, and closes that connection, because a hung server or a demoted leader may never answer. The next
 * use opens another.
 */
export function createRedisStore(url: string, timeoutMs = TIMEOUT_MS): RateLimitStore & { close(): void } {
  let current: Connection | undefined

  function drop(connection: Connection) {
    if (current === connection) current = undefined
    connection.client.destroy()
  }

  function open(): Connection {
    const client = createOwnClient(url)
    const connection = { client, ready: withTimeout(client.connect(), CONNECT_MS) }
    connection.ready.catch(() => drop(connection))
    // without a listener a lost connection would end the process
    client.on('error', () => drop(connection))
    return connection
  }

  return {
    async consume(key, { max, windowS }) {
      current ??= open()
      const connection = current
      // a slow connection stays open for a later use
      await withTimeout(connection.ready, timeoutMs)
      const windowMs = windowS * 1000
      const args = [String(windowMs), String(Math.floor(windowMs / max))]
      const counted = connection.client.eval(SCRIPT, { keys: [KEY_PREFIX + key], arguments: args })
      const wait = await withTimeout(counted, timeoutMs).catch((cause: unknown) => {
        drop(connection)
        throw cause
      })
      return Number(wait) > 0 ? { isAllowed: false, retryAfterS: Math.ceil(Number(wait) / 1000) } : { isAllowed: true }
    },
    close: () => current && drop(current),
  }
}

const createOwnClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  })

type Connection = { client: ReturnType<typeof createOwnClient>; ready: Promise<unknown> }

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
