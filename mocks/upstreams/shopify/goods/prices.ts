import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { PriceList } from '../money.ts'
import type { ProductVariant } from './product-variant.ts'

/** The price of one piece, in minor units. */
export const getUnitPrice = ({ product, variant }: ProductVariant, { region, currency }: PriceList): number =>
  variant.details?.marketPrices.get(currency)?.price ?? (variant.price ?? product.price)[region]

/** The price before a reduction, in minor units. Null for a variant of this shop with a price of its own, which is never reduced. */
export function getCompareAtPrice(
  { product, variant }: ProductVariant,
  { region, currency }: PriceList,
): number | null {
  const { details } = variant
  const inMarket = details?.marketPrices.get(currency)
  if (inMarket) return inMarket.compareAt
  if (details) return details.compareAt?.[region] ?? null
  return variant.price ? null : (product.compareAt?.[region] ?? null)
}

/** The lowest and highest compare-at price of a product's variants, in minor units; 0 without any, as at Shopify. */
export function getCompareAtRange(product: CatalogueProduct, list: PriceList): PriceRange {
  const fixed = product.compareAt?.[list.region] ?? 0
  if (!product.details) return { min: fixed, max: fixed }
  const prices = product.variants.flatMap((variant) => getCompareAtPrice({ product, variant }, list) ?? [])
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 }
}

type PriceRange = { min: number; max: number }

/** By region and currency. Prices never change, and a pair of trousers has 420 variants. */
const priceRanges = new Map<string, WeakMap<CatalogueProduct, PriceRange>>()

/** The lowest and highest price of a product's variants, in minor units. */
export function getPriceRange(product: CatalogueProduct, list: PriceList): PriceRange {
  const key = list.region + list.currency
  const ranges = priceRanges.get(key) ?? new WeakMap<CatalogueProduct, PriceRange>()
  priceRanges.set(key, ranges)
  const range = ranges.get(product) ?? computePriceRange(product, list)
  ranges.set(product, range)
  return range
}

function computePriceRange(product: CatalogueProduct, list: PriceList): PriceRange {
  const { [list.region]: fixed } = product.price
  if (product.variants.length === 0) return { min: fixed, max: fixed }
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (const variant of product.variants) {
    const price = getUnitPrice({ product, variant }, list)
    if (price < min) min = price
    if (price > max) max = price
  }
  return { min, max }
}
