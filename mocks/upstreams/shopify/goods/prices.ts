import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { ProductVariant } from './product-variant.ts'

/** The price of one piece, in minor units. */
export const getUnitPrice = ({ product, variant }: ProductVariant, region: RegionCode): number =>
  (variant.price ?? product.price)[region]

/** The price before a reduction, in minor units. Null for a variant of this shop with a price of its own, which is never reduced. */
export function getCompareAtPrice({ product, variant }: ProductVariant, region: RegionCode): number | null {
  if (variant.details) return variant.details.compareAt?.[region] ?? null
  return variant.price ? null : (product.compareAt?.[region] ?? null)
}

/** The lowest and highest compare-at price of a product's variants, in minor units; 0 without any, as at Shopify. */
export function getCompareAtRange(product: CatalogueProduct, region: RegionCode): PriceRange {
  const fixed = product.compareAt?.[region] ?? 0
  if (!product.details) return { min: fixed, max: fixed }
  const prices = product.variants.flatMap((variant) => getCompareAtPrice({ product, variant }, region) ?? [])
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 }
}

type PriceRange = { min: number; max: number }

/** Prices never change, and a pair of trousers has 420 variants. */
const priceRanges: Record<RegionCode, WeakMap<CatalogueProduct, PriceRange>> = {
  gb: new WeakMap(),
  us: new WeakMap(),
  eu: new WeakMap(),
}

/** The lowest and highest price of a product's variants, in minor units. */
export function getPriceRange(product: CatalogueProduct, region: RegionCode): PriceRange {
  const cachedRange = priceRanges[region].get(product)
  if (cachedRange) return cachedRange
  const range = computePriceRange(product, region)
  priceRanges[region].set(product, range)
  return range
}

function computePriceRange(product: CatalogueProduct, region: RegionCode): PriceRange {
  if (product.variants.length === 0) return { min: product.price[region], max: product.price[region] }
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (const variant of product.variants) {
    const price = getUnitPrice({ product, variant }, region)
    if (price < min) min = price
    if (price > max) max = price
  }
  return { min, max }
}
