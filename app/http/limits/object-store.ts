import { z } from 'zod'
import type { ObjectNamespace } from '#app/http/cloudflare/runtime.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

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
