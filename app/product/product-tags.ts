import type { RegionCode } from '#contracts/shop/regions.ts'

/** So many products of a list are tagged one by one; a longer list is purged with any of the region's. */
const MAX_TAGGED = 60

/** The tag of a product by the number of its Shopify id, which stays when its handle changes. */
export const productTag = (region: RegionCode, id: string): string => `product:${region}:${id.toLowerCase()}`

/** The tag of a collection by its handle. */
export const collectionTag = (region: RegionCode, handle: string): string =>
  `collection:${region}:${handle.toLowerCase()}`

/** The tag of every list of a region's products, for products that are new or gone. */
export const listTag = (region: RegionCode): string => `list:${region}`

/** The tag of lists whose products are too many, or not known. */
export const longListTag = (region: RegionCode): string => `long-list:${region}`

/** The tags of a product. One that was not found may come to be, as those of lists may. */
export const getProductTags = (region: RegionCode, product: { id: string } | null): string[] =>
  product ? [productTag(region, product.id)] : [listTag(region)]

/** The tags of a list by the ids of its products, and of its collection if it is one. */
export const getListTags = (region: RegionCode, ids: readonly string[], collection?: string): string[] => [
  listTag(region),
  ...(collection === undefined ? [] : [collectionTag(region, collection)]),
  ...(ids.length > MAX_TAGGED ? [longListTag(region)] : ids.map((id) => productTag(region, id))),
]
