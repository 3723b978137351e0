import { z } from 'zod'
import type { ObjectNamespace } from '#app/http/cloudflare/runtime.ts'
import type { RateLimitStore } from './limits.ts'

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
