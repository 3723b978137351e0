import { z } from 'zod'
import { translations } from './translation.ts'

/** What a merchant chooses in Shopify's Search & Discovery: a metafield that lists of products can be filtered by. */
export const filter = z.strictObject({
  name: z.string().min(1).describe('its label'),
  namespace: z.string().default('custom'),
  key: z.string(),
  ownerType: z.enum(['PRODUCT', 'PRODUCTVARIANT']).default('PRODUCT').describe('whose metafield it is'),
  translations: translations({ name: z.string() }),
})
