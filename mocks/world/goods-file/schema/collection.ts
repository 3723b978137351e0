import { z } from 'zod'
import { handle, id, image, metafields, seo, time } from './parts.ts'

const rule = z.strictObject({
  column: z.enum(['TAG', 'TITLE', 'TYPE', 'VENDOR']),
  relation: z.enum(['CONTAINS', 'ENDS_WITH', 'EQUALS', 'NOT_CONTAINS', 'NOT_EQUALS', 'STARTS_WITH']),
  condition: z.string(),
})
export type RuleInput = z.output<typeof rule>

/** Shopify's CollectionInput. */
export const collection = z.strictObject({
  handle,
  title: z.string({ error: 'expected the title of the collection' }).min(1),
  id: id.optional(),
  descriptionHtml: z.string().default('').describe('HTML'),
  image: image.nullish().describe('its first product’s image without it'),
  products: z.array(handle).default([]).describe('handles of its products, in their order'),
  ruleSet: z
    .strictObject({ appliedDisjunctively: z.boolean().default(false), rules: z.array(rule).min(1) })
    .optional()
    .describe('adds the products that match the rules, in the order of the file'),
  seo: seo.optional(),
  metafields,
  updatedAt: time.optional(),
})
export type CollectionInput = z.output<typeof collection>
