import type { Letters } from '#app/cart/letters-check.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import { getProductTags } from '../product-tags.ts'
import { isLettersOffer } from './is-letters-offer.ts'

/** Whether a region's product takes these letters, by the product as pages show it. Throws UpstreamError. */
export async function takesLetters(region: RegionCode, letters: Letters): Promise<boolean> {
  const handle = letters.productHandle
  const product = await cached(
    { name: `letters on ${region} ${handle}`, getTags: (product) => getProductTags(region, product) },
    () => readShopProduct(region, handle),
  )
  return isLettersOffer(product, letters)
}
