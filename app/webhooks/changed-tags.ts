import { z } from 'zod'
import { getChangedContentTag } from '#app/content/read-content.server.ts'
import { toCollectionTag, toListTag, toLongListTag, toProductTag } from '#app/product/product-tags.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { components } from '#contracts/webhooks/generated/types.ts'

type Bodies = components['schemas']

const product = z.object({ id: z.int().positive() }) satisfies z.ZodType<Bodies['ShopifyProduct']>
const deletedCollection = z.object({ id: z.int().positive() }) satisfies z.ZodType<Bodies['ShopifyDeletedCollection']>
const variant = z.object({ product_id: z.int().positive() }) satisfies z.ZodType<Bodies['ShopifyVariant']>
const collection = z.object({ handle: z.string().min(1).max(255) }) satisfies z.ZodType<Bodies['ShopifyCollection']>
const entry = z.object({
  sys: z.object({
    id: z.string(),
    type: z.enum(['Entry', 'Asset', 'DeletedEntry', 'DeletedAsset']),
    contentType: z.object({ sys: z.object({ id: z.string().max(100) }) }).optional(),
  }),
}) satisfies z.ZodType<Bodies['ContentEntry']>

/** The tags to purge; `other` for a topic that changes no page. */
export type ChangedTags = readonly string[] | 'other' | 'malformed'

/** The tags to purge after a webhook of a region's store. */
export function getShopifyTags(region: RegionCode, topic: string, body: unknown): ChangedTags {
  switch (topic) {
    case 'products/update':
      return parse(product, body, ({ id }) => [toProductTag(region, String(id)), toLongListTag(region)])
    case 'products/create':
    case 'products/delete':
      return parse(product, body, ({ id }) => [
        toProductTag(region, String(id)),
        toListTag(region),
        toLongListTag(region),
      ])
    case 'variants/in_stock':
    case 'variants/out_of_stock':
      return parse(variant, body, (changed) => [
        toProductTag(region, String(changed.product_id)),
        toLongListTag(region),
      ])
    case 'collections/create':
    case 'collections/update':
      return parse(collection, body, ({ handle }) => [toCollectionTag(region, handle)])
    case 'collections/delete':
      // The body has only the id, but collections are tagged by handle.
      return parse(deletedCollection, body, () => [toListTag(region)])
    default:
      return 'other'
  }
}

/** The tags to purge after a webhook of the content service. */
export function getContentTags(topic: string, body: unknown): ChangedTags {
  if (!/^ContentManagement\.(?:Entry|Asset)\.(?:publish|unpublish|delete)$/.test(topic)) return 'other'
  return parse(entry, body, ({ sys }) => [
    getChangedContentTag(sys.type.endsWith('Asset') ? 'asset' : (sys.contentType?.sys.id ?? '')),
  ])
}

function parse<T>(schema: z.ZodType<T>, body: unknown, getTags: (value: T) => readonly string[]): ChangedTags {
  const parsed = schema.safeParse(body)
  return parsed.success ? getTags(parsed.data) : 'malformed'
}
