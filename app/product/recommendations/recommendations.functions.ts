import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { orErrorPage } from '#app/errors/or-error-page.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { ProductCard } from '../product.ts'
import { toLongListTag } from '../product-tags.ts'
import { MAX_VIEWED } from './recently-viewed.ts'
import { type OutfitProduct, toOutfitProducts, toProductCards } from './recommendations.wire.ts'

const region = z.enum(REGION_CODES)
/** The number at the end of gid://shopify/Product/{id}. */
const id = z.string().regex(/^\d{1,20}$/)

/** Goods of the same kind as a product. Rejects if they cannot be read; the cause is reported. */
export const fetchAlsoLike = createServerFn({ method: 'GET' })
  .validator(z.object({ region, id }))
  .handler(({ data }) =>
    orErrorPage('product.others-failed', () =>
      cached({ name: `also like ${data.region} ${data.id}`, getTags: () => [toLongListTag(data.region)] }, () =>
        readSimilarProducts(getUpstreams(data.region).sharedShopify, data.region, data.id),
      ),
    ),
  )

/** Goods that are worn with a product. Rejects if they cannot be read; the cause is reported. */
export const fetchOutfit = createServerFn({ method: 'GET' })
  .validator(z.object({ region, id }))
  .handler(({ data }) =>
    orErrorPage('product.others-failed', () =>
      cached({ name: `outfit ${data.region} ${data.id}`, getTags: () => [toLongListTag(data.region)] }, () =>
        readOutfit(getUpstreams(data.region).sharedShopify, data.region, data.id),
      ),
    ),
  )

/** Products by id, at today's prices. Rejects if they cannot be read; the cause is reported. */
export const fetchProducts = createServerFn({ method: 'GET' })
  .validator(z.object({ region, ids: z.array(id).max(MAX_VIEWED) }))
  .handler(({ data }) =>
    orErrorPage('product.others-failed', () => readProducts(getUpstreams(data.region).shopify, data.region, data.ids)),
  )

/** How many goods a row shows. */
const MAX_SHOWN = 4

const toGid = (id: string) => `gid://shopify/Product/${id}`

type Recommender = Pick<ShopifyClient, 'productRecommendations'>

/** Available goods of the same kind in other styles; none for an unknown product. Throws UpstreamError. */
export const readSimilarProducts = async (
  shopify: Recommender,
  store: RegionCode,
  id: string,
): Promise<ProductCard[]> =>
  (await shopify.productRecommendations({ productId: toGid(id), intent: 'RELATED' }))
    .flatMap((product) => toProductCards(product, store))
    .filter(({ availability }) => availability === 'available')
    .slice(0, MAX_SHOWN)

/** Available goods that are worn with a product; none for an unknown product. Throws UpstreamError. */
export const readOutfit = async (shopify: Recommender, store: RegionCode, id: string): Promise<OutfitProduct[]> =>
  (await shopify.productRecommendations({ productId: toGid(id), intent: 'COMPLEMENTARY' }))
    .flatMap((product) => toOutfitProducts(product, store))
    .filter(({ availability }) => availability === 'available')
    .slice(0, MAX_SHOWN)

/** Products in the order of their ids, without unknown ones. Throws UpstreamError. */
export const readProducts = async (
  shopify: Pick<ShopifyClient, 'productsById'>,
  store: RegionCode,
  ids: readonly string[],
): Promise<ProductCard[]> =>
  ids.length === 0
    ? []
    : (await shopify.productsById({ ids: ids.map(toGid) })).flatMap((product) => toProductCards(product, store))
