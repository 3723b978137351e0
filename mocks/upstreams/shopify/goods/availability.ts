import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'

/** Spec 5: a variant is available when something of it is on the shelf or can be sold ahead. */
export const isAvailable = ({ stock }: World, { id }: CatalogueVariant): boolean =>
  stock.available(id) > 0 || (stock.preOrder(id) ?? 0) > 0

/** A product is available while any of its variants is. */
export const isAnyAvailable = (world: World, product: CatalogueProduct): boolean =>
  product.variants.some((variant) => isAvailable(world, variant))

type PriceRange = { min: number; max: number }
const ranges: Record<RegionCode, WeakMap<CatalogueProduct, PriceRange>> = {
  gb: new WeakMap(),
  us: new WeakMap(),
  eu: new WeakMap(),
}

/** Lowest and highest price of a product's variants in minor units. Prices never change, and a trouser has 420 of them. */
export function priceRange(product: CatalogueProduct, region: RegionCode): PriceRange {
  const known = ranges[region].get(product)
  if (known) return known
  const range = readRange(product, region)
  ranges[region].set(product, range)
  return range
}

function readRange(product: CatalogueProduct, region: RegionCode): PriceRange {
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (const { price } of product.variants) {
    const amount = (price ?? product.price)[region]
    if (amount < min) min = amount
    if (amount > max) max = amount
  }
  return product.variants.length === 0 ? { min: product.price[region], max: product.price[region] } : { min, max }
}
