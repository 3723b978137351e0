import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'

/**
 * How many requests a store takes: a bucket that every request fills by one and that leaks steadily. Without a record
 * the defaults hold, which no honest client meets.
 */
export const storeLimit = z.object({
  /** The store's region. */
  id: z.enum(REGION_CODES),
  size: z.int().min(0).default(5_000),
  leaksPerSecond: z.number().min(0).default(2_500),
  /** An overflow is told in the body of a 200 (`THROTTLED`), or is turned away with the 430 that Shopify sends to bots. */
  answer: z.enum(['throttled', 'rejected']).default('throttled'),
})

export type StoreLimitRecord = z.output<typeof storeLimit>
