import type { RegionCode } from '#contracts/shop/regions.ts'

/** The most products of a list that get a tag each; a longer list is purged with any product of the region. */
const MAX_TAGGED = 60

/** The tag of a product by the number of its Shopify id, which stays when its handle changes. */
export const toProductTag = (region: RegionCode, id: string): string => `product:${region}:${id.toLowerCase()}`

export const toCollectionTag = (region: RegionCode, handle: string): string =>
  `collection:${region}:${handle.toLowerCase()}`

/** The tag of all lists of a region, purged when products are added or removed. */
export const toListTag = (region: RegionCode): string => `list:${region}`

/** The tag of lists with too many or unknown products, purged with any product of the region. */
export const toLongListTag = (region: RegionCode): string => `long-list:${region}`

/** The tags of a product. A missing one has the tag of lists, because it may be added later. */
export const getProductTags = (region: RegionCode, product: { id: string } | null): string[] =>
  product ? [toProductTag(region, product.id)] : [toListTag(region)]

/** The tags of a list by the ids of its products, and of its collection if it is one. */
export const getListTags = (region: RegionCode, ids: readonly string[], collection?: string): string[] => [
  toListTag(region),
  ...(collection === undefined ? [] : [toCollectionTag(region, collection)]),
  ...(ids.length > MAX_TAGGED ? [toLongListTag(region)] : ids.map((id) => toProductTag(region, id))),
]
