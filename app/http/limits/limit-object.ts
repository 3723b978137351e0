import { z } from 'zod'
import type { ObjectNamespace } from '../cloudflare/runtime.ts'
import type { RateLimit, RateLimitStore } from './limits.ts'
import { takeFromBucket } from './memory-store.ts'

/** The part of a Durable Object's state that this one uses. */
export type ObjectState = {
  storage: {
    get(key: string): Promise<number | undefined>
    put(key: string, value: number): Promise<void>
    deleteAll(): Promise<void>
    setAlarm(timeMs: number): Promise<void>
  }
}

const FULL_AT = 'fullAt'

/**
 * Counts the uses of one key on Cloudflare: the only Durable Object in the world for it (OPS-08). It gets no request
 * while it waits for its storage, so concurrent uses are counted one after the other.
 */
export class LimitObject {
  readonly #storage: ObjectState['storage']
  readonly #now: () => number

  constructor(state: ObjectState, _env?: unknown, now: () => number = Date.now) {
    this.#storage = state.storage
    this.#now = now
  }

  /** Counts a use. The body is its RateLimit, the response a Consumption. */
  async fetch(request: Request): Promise<Response> {
    const limit: RateLimit = await request.json()
    const stored = await this.#storage.get(FULL_AT)
    const { fullAt, consumption } = takeFromBucket(stored, this.#now(), limit)
    if (fullAt !== stored) await this.#storage.put(FULL_AT, fullAt)
    if (stored === undefined) await this.#storage.setAlarm(fullAt)
    return Response.json(consumption)
  }

  /** Deletes a full bucket, which equals none, so that it costs no storage. */
  async alarm(): Promise<void> {
    const fullAt = (await this.#storage.get(FULL_AT)) ?? 0
    if (fullAt > this.#now()) await this.#storage.setAlarm(fullAt)
    else await this.#storage.deleteAll()
  }
}

const consumption = z.union([
  z.object({ isAllowed: z.literal(true) }),
  z.object({ isAllowed: z.literal(false), retryAfterS: z.number() }),
])

/** How long a use waits for its object, in ms. */
const TIMEOUT_MS = 250

/** Creates a store that all isolates share, on Cloudflare: one Durable Object for each key (LimitObject). */
export function createObjectStore(objects: ObjectNamespace): RateLimitStore {
  return {
    async consume(key, limit) {
      const object = objects.get(objects.idFromName(key))
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await object.fetch('https://limits/', { method: 'POST', body: JSON.stringify(limit), signal })
      return consumption.parse(await response.json())
    },
  }
}
