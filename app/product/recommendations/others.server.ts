import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { ProductCard } from '../product.ts'
import { cardFromHit } from './others.wire.ts'

/** As many as stand in a row. */
const ALSO_SHOWN = 4

const gid = (id: string) => `gid://shopify/Product/${id}`

/** Goods of the same kind in other styles that can be had; none for a product that is gone. Throws UpstreamError. */
export const readAlsoLike = async (
  shopify: Pick<ShopifyClient, 'productRecommendations'>,
  id: string,
): Promise<ProductCard[]> =>
  (await shopify.productRecommendations({ productId: gid(id) }))
    .flatMap(cardFromHit)
    .filter(({ available }) => available)
    .slice(0, ALSO_SHOWN)

/** Products by their ids, in that order; those that are gone are left out. Throws UpstreamError. */
export const readProducts = async (
  shopify: Pick<ShopifyClient, 'productsById'>,
  ids: readonly string[],
): Promise<ProductCard[]> =>
  ids.length === 0 ? [] : (await shopify.productsById({ ids: ids.map(gid) })).flatMap(cardFromHit)
