import { z } from 'zod'
import { translations } from './translation.ts'

/** An id of the store that the file was exported from. */
export const id = z
  .union([z.string().regex(/^(gid:\/\/shopify\/\w+\/)?\d+$/), z.int().positive().transform(String)], {
    error: 'expected a number or an id like gid://shopify/Product/1',
  })
  .transform((text) => text.slice(text.lastIndexOf('/') + 1))
  .describe('Shopify’s id, as a number or gid; follows from the handle without it')

export const handle = z
  .string({ error: 'expected a handle like "blue-mug"' })
  .regex(/^[^\s/?#]+$/, 'expected a handle like "blue-mug", without spaces and slashes')
  .describe('its name in URLs; unique in its list')

const createDecimal = (error: string) =>
  z.union([z.string().regex(/^\d+(\.\d+)?$/, error), z.number().min(0, error).transform(String)], { error })

export const decimal = createDecimal('expected a decimal like "12.50"')

const MONEY_ERROR = 'expected a decimal like "12.50", or one by currency like { "GBP": "12.50", "JPY": "2400" }'

/** An amount, or one by currency. */
export const money = z.union([createDecimal(MONEY_ERROR), z.record(z.string(), decimal)], { error: MONEY_ERROR })
export type Money = z.output<typeof money>

export const time = z.iso
  .datetime({ offset: true, error: 'expected a time like "2026-01-31T09:00:00Z"' })
  .describe('an ISO time')

const url = z
  .string({ error: 'expected a URL, or a path like "./images/mug.jpg"' })
  .min(1)
  .describe('an absolute URL, or a path from the file’s folder')

export const seo = z
  .strictObject({ title: z.string().nullish(), description: z.string().nullish() })
  .describe('texts for search engines')

/** Shopify's FileSetInput, for images. */
export const file = z.strictObject({
  originalSource: url,
  alt: z.string().nullish().describe('the alternative text'),
  contentType: z.literal('IMAGE').optional().describe('images only'),
  width: z.int().positive().nullish().describe('pixels, where they are known'),
  height: z.int().positive().nullish(),
  id: id.optional(),
})
export type FileInput = z.output<typeof file>

/** Shopify's FileSetInput, for what a product shows. */
export const media = file.extend({
  contentType: z
    .enum(['EXTERNAL_VIDEO', 'IMAGE', 'MODEL_3D', 'VIDEO'])
    .default('IMAGE')
    .describe('an image without it'),
  preview: url.optional().describe('the image that is shown before a video plays'),
})
export type MediaInput = z.output<typeof media>

/** Shopify's ImageInput, of collections, articles and the brand. */
export const image = z.strictObject({
  src: url,
  altText: z.string().nullish(),
  width: z.int().positive().nullish(),
  height: z.int().positive().nullish(),
  id: id.optional(),
})
export type ImageInput = z.output<typeof image>

const value = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.unknown()), z.record(z.string(), z.unknown())], {
    error: 'expected a text, or the JSON of a list or an object',
  })
  .transform((given) => (typeof given === 'string' ? given : JSON.stringify(given)))
  .describe('as Shopify stores it: a text; lists and objects also as JSON; references by id or by handle')

const type = z
  .string()
  .regex(/^[a-z_]+(\.[a-z_]+)?$/, 'expected a type like "single_line_text_field" or "list.product_reference"')
  .default('single_line_text_field')
  .describe('one of Shopify’s metafield types')

/** Shopify's MetafieldInput. */
const metafield = z.strictObject({
  namespace: z.string().default('custom'),
  key: z.string(),
  type,
  value,
  translations: translations({ value }),
})
export type MetafieldInput = z.output<typeof metafield>
export const metafields = z.array(metafield).default([]).describe('its metafields')

/** A metafield that lists of products can be filtered by, as a merchant chooses it in Search & Discovery. */
export const filter = z.strictObject({
  name: z.string().min(1).describe('its label'),
  namespace: z.string().default('custom'),
  key: z.string(),
  ownerType: z.enum(['PRODUCT', 'PRODUCTVARIANT']).default('PRODUCT').describe('whose metafield it is'),
  translations: translations({ name: z.string() }),
})

/** Shopify's MetaobjectFieldInput, with the type that its definition has. */
export const metaobjectField = z.strictObject({
  key: z.string(),
  type,
  value: value.nullable(),
  translations: translations({ value }),
})
export type MetaobjectFieldInput = z.output<typeof metaobjectField>
