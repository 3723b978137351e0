import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** A store's settings in Shopify's Search & Discovery app. Without a record the store has the default synonyms. */
export const searchSetting = z.object({
  /** The store's region. */
  id: z.enum(REGION_CODES),
  /** Groups of terms that find the same. */
  synonyms: z.array(z.array(z.string())),
})
