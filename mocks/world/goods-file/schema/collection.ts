import { z } from 'zod'
import { handle, id, image, metafields, seo, time } from './parts.ts'
import { translations } from './translation.ts'

const rule = z.strictObject({
  column: z
    .enum([
      'TAG',
      'TITLE',
      'TYPE',
      'VENDOR',
      'IS_PRICE_REDUCED',
      'VARIANT_TITLE',
      'VARIANT_PRICE',
      'VARIANT_COMPARE_AT_PRICE',
      'VARIANT_INVENTORY',
      'VARIANT_WEIGHT',
      'GARMENT',
      'FABRIC',
      'COLOUR_FAMILY',
    ])
    .describe('the last three are those of styles'),
  relation: z.enum([
    'CONTAINS',
    'ENDS_WITH',
    'EQUALS',
    'GREATER_THAN',
    'IS_NOT_SET',
    'IS_SET',
    'LESS_THAN',
    'NOT_CONTAINS',
    'NOT_EQUALS',
    'STARTS_WITH',
  ]),
  condition: z
    .union([z.string().transform((text) => [text]), z.array(z.string()).min(1)], {
      error: 'expected a text, or a list of texts',
    })
    .describe('a text, or several of which one has to match'),
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
  sortOrder: z
    .enum(['ALPHA_ASC', 'ALPHA_DESC', 'BEST_SELLING', 'CREATED', 'CREATED_DESC', 'MANUAL', 'PRICE_ASC', 'PRICE_DESC'])
    .default('MANUAL')
    .describe('how its products are sorted; MANUAL leaves them as they are listed'),
  firstColours: z
    .array(handle)
    .default([])
    .describe('handles of its products: the colours that the cards of their styles open with'),
  limit: z.int().positive().optional().describe('the most products that it has'),
  seo: seo.optional(),
  metafields,
  translations: translations({ title: z.string(), descriptionHtml: z.string(), seo }),
  updatedAt: time.optional(),
})
export type CollectionInput = z.output<typeof collection>
