import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { ProductCard } from '../product.ts'
import { type OutfitProduct, toOutfitProducts, toProductCards } from './recommendations.wire.ts'

/** How many goods a row shows. */
const MAX_SHOWN = 4

const toGid = (id: string) => `gid://shopify/Product/${id}`

type Recommender = Pick<ShopifyClient, 'productRecommendations'>

/** Available goods of the same kind in other styles; none for an unknown product. Throws UpstreamError. */
export const readAlsoLike = async (shopify: Recommender, id: string): Promise<ProductCard[]> =>
  (await shopify.productRecommendations({ productId: toGid(id), intent: 'RELATED' }))
    .flatMap(toProductCards)
    .filter(({ availability }) => availability === 'available')
    .slice(0, MAX_SHOWN)

/** Available goods that are worn with a product; none for an unknown product. Throws UpstreamError. */
export const readOutfit = async (shopify: Recommender, id: string): Promise<OutfitProduct[]> =>
  (await shopify.productRecommendations({ productId: toGid(id), intent: 'COMPLEMENTARY' }))
    .flatMap(toOutfitProducts)
    .filter(({ availability }) => availability === 'available')
    .slice(0, MAX_SHOWN)

/** Products in the order of their ids, without unknown ones. Throws UpstreamError. */
export const readProducts = async (
  shopify: Pick<ShopifyClient, 'productsById'>,
  ids: readonly string[],
): Promise<ProductCard[]> =>
  ids.length === 0 ? [] : (await shopify.productsById({ ids: ids.map(toGid) })).flatMap(toProductCards)
