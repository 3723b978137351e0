import { z } from 'zod'
import type { RateLimitStore } from './rate-limit-store.ts'

/** Cloudflare's binding to a class of Durable Objects, as far as limits use it. */
type ObjectNamespace = {
  idFromName(name: string): unknown
  get(id: unknown): { fetch(url: string, init: RequestInit): Promise<Response> }
}

const consumption = z.union([
  z.object({ isAllowed: z.literal(true) }),
  z.object({ isAllowed: z.literal(false), retryAfterS: z.number() }),
])

/** Creates a store that all isolates share, on Cloudflare: one Durable Object for each key (LimitObject). */
export function createObjectStore(objects: ObjectNamespace): RateLimitStore {
  return {
    async consume(key, limit) {
      const object = objects.get(objects.idFromName(key))
      const response = await object.fetch('https://limits/', { method: 'POST', body: JSON.stringify(limit) })
      return consumption.parse(await response.json())
    },
  }
}

let bound: ObjectNamespace | undefined

/** Remembers the binding RATE_LIMITS, which Nitro gives with each request on Cloudflare. It is the same for every request. */
export function registerLimitObjects(received: Request & { runtime?: Runtime }): void {
  bound ??= received.runtime?.cloudflare?.env?.RATE_LIMITS
}

type Runtime = { cloudflare?: { env?: { RATE_LIMITS?: ObjectNamespace } } }

/** The binding; undefined on any other platform, or without it. */
export const getLimitObjects = (): ObjectNamespace | undefined => bound
