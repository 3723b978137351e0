import { z } from 'zod'
import { POLICY_TYPES } from '../../catalogue/store-content.ts'
import { handle, id, image, metafields, metaobjectField, seo, time } from './parts.ts'
import { translations } from './translation.ts'

export const shop = z.strictObject({
  name: z.string().min(1),
  description: z.string().nullish(),
  slogan: z.string().nullish(),
  logo: image.nullish(),
  metafields,
  translations: translations({ description: z.string(), slogan: z.string() }),
})

/** Shopify's PageCreateInput. */
export const page = z.strictObject({
  handle,
  title: z.string().min(1),
  id: id.optional(),
  body: z.string().default('').describe('HTML'),
  isPublished: z.boolean().default(true),
  seo: seo.optional(),
  metafields,
  translations: translations({ title: z.string(), body: z.string(), seo }),
  createdAt: time.optional(),
  publishedAt: time.optional(),
  updatedAt: time.optional(),
})
export type PageInput = z.output<typeof page>

/** Shopify's ArticleCreateInput. */
const article = z.strictObject({
  handle,
  title: z.string().min(1),
  id: id.optional(),
  body: z.string().default('').describe('HTML'),
  summary: z.string().nullish().describe('HTML'),
  author: z
    .strictObject({
      name: z.string(),
      firstName: z.string().optional(),
      lastName: z.string().optional(),
      email: z.string().optional(),
      bio: z.string().nullish(),
    })
    .optional()
    .describe('the shop’s name without it'),
  tags: z.array(z.string()).default([]),
  image: image.nullish(),
  isPublished: z.boolean().default(true),
  publishedAt: time.optional(),
  updatedAt: time.optional(),
  seo: seo.optional(),
  metafields,
  translations: translations({ title: z.string(), body: z.string(), summary: z.string(), seo }),
})
export type ArticleInput = z.output<typeof article>

/** Shopify's BlogCreateInput, with its articles. */
export const blog = z.strictObject({
  handle,
  title: z.string().min(1),
  id: id.optional(),
  seo: seo.optional(),
  metafields,
  translations: translations({ title: z.string(), seo }),
  articles: z.array(article).default([]).describe('its articles'),
})
export type BlogInput = z.output<typeof blog>

/** Shopify's ShopPolicyInput. */
export const policy = z.strictObject({
  type: z.enum(POLICY_TYPES),
  title: z.string().optional().describe('Shopify’s English title without it'),
  body: z.string().describe('HTML'),
  url: z
    .string()
    .regex(/^(\/|https?:\/\/)/, 'expected a path like "/pages/privacy", or an absolute URL')
    .optional()
    .describe('where the shop has it: a path or an absolute URL; Shopify’s own "/policies/…" without it'),
  id: id.optional(),
  translations: translations({ title: z.string(), body: z.string() }),
})

/** Shopify's MetaobjectCreateInput. */
export const metaobject = z.strictObject({
  type: z.string().min(1),
  handle,
  id: id.optional(),
  fields: z.array(metaobjectField).default([]).describe('its fields; a field’s type is that of its definition'),
  updatedAt: time.optional(),
})

/** Shopify's UrlRedirectInput. */
export const urlRedirect = z.strictObject({ path: z.string().startsWith('/'), target: z.string(), id: id.optional() })
