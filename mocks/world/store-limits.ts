import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/**
 * A store's limits: a leaky bucket that every request fills by one, the cost of a query, and the end of versions. Without a
 * record the defaults apply, which no normal client reaches.
 */
export const storeLimit = z.object({
  /** The store's region. */
  id: z.enum(REGION_CODES),
  size: z.int().min(0).default(5_000),
  leaksPerSecond: z.number().min(0).default(2_500),
  /** The most points of a query with a token; null for none, as Shopify publishes none. */
  maxCost: z.int().positive().nullable().default(null),
  /** Whether versions of the API end twelve months after their release, by the world's clock. */
  versionsEnd: z.boolean().default(false),
  /** The response to an overflow: a 200 with `THROTTLED` in its body, or the 430 that Shopify sends to bots. */
  answer: z.enum(['throttled', 'rejected']).default('throttled'),
})

export type StoreLimitRecord = z.output<typeof storeLimit>
