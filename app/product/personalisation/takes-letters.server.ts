import type { Letters } from '#app/cart/cart-deps.server.ts'
import { cached } from '#app/upstream/upstream-cache.server.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { readShopProduct } from '../finding/shop-products.server.ts'
import type { Product } from '../product.ts'
import { getProductTags } from '../product-tags.ts'
import { hasVariant } from '../size/variant-grid.ts'
import { getLetteringProblems, normalizeLetters } from './personalisation.ts'

/** Whether a region's product takes these letters, according to the product as pages show it. Throws UpstreamError. */
export async function takesLetters(region: RegionCode, letters: Letters): Promise<boolean> {
  const handle = letters.productHandle
  const product = await cached(
    { name: `letters on ${region} ${handle}`, getTags: (product) => getProductTags(region, product) },
    () => readShopProduct(region, handle),
  )
  return isLettersOffer(product, letters)
}

/**
 * Whether a product offers these letters: the variant and the lettering are the product's own, and the text can be sewn.
 */
export function isLettersOffer(
  product: Pick<Product, 'personalisation' | 'variants'> | null,
  { merchandiseId, letters, lettersId }: Omit<Letters, 'productHandle'>,
): boolean {
  const offer = product?.personalisation
  if (!offer || offer.merchandiseId !== lettersId || !hasVariant(product.variants, merchandiseId)) return false
  const problems = getLetteringProblems({ text: letters, acknowledged: true }, offer.maxLength)
  return letters === normalizeLetters(letters) && problems.length === 0
}
