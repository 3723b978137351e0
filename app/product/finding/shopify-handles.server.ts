import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { isShopifyId } from '../product.ts'

/** The most ids of one query: Shopify's limit of `nodes`. */
const MAX_IDS = 250

/** Shopify's handles of products by id, in that order; null for what it does not know, and for all if it fails. */
export async function findShopifyHandles(
  shopify: Pick<ShopifyClient, 'productHandles'>,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const known = ids.filter(isShopifyId)
  const handles = new Map<string, string | null>()
  for (let start = 0; start < known.length; start += MAX_IDS) {
    const batch = known.slice(start, start + MAX_IDS)
    const found = await shopify
      .productHandles({ ids: batch.map((id) => `gid://shopify/Product/${id}`) })
      .catch(() => [])
    for (const [index, id] of batch.entries()) handles.set(id, found[index] ?? null)
  }
  return ids.map((id) => handles.get(id) ?? null)
}
