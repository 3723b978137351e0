import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/**
 * A store's rate limit: a leaky bucket that every request fills by one. Without a record the defaults apply, which no
 * normal client reaches.
 */
export const storeLimit = z.object({
  /** The store's region. */
  id: z.enum(REGION_CODES),
  size: z.int().min(0).default(5_000),
  leaksPerSecond: z.number().min(0).default(2_500),
  /** The response to an overflow: a 200 with `THROTTLED` in its body, or the 430 that Shopify sends to bots. */
  answer: z.enum(['throttled', 'rejected']).default('throttled'),
})

export type StoreLimitRecord = z.output<typeof storeLimit>
