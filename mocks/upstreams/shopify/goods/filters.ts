import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { notSimulated } from '../not-simulated.ts'
import { isAvailable } from './availability.ts'
import { optionValue } from './options.ts'
import { VENDOR } from './product.ts'

/** Shopify's ProductFilter. */
export type ProductFilter = {
  available?: boolean | null
  price?: { min?: number | null; max?: number | null } | null
  productType?: string | null
  productVendor?: string | null
  tag?: string | null
  variantOption?: { name: string; value: string } | null
  category?: unknown
  productMetafield?: unknown
  taxonomyMetafield?: unknown
  variantMetafield?: unknown
}

const NOT_SIMULATED = ['category', 'productMetafield', 'taxonomyMetafield', 'variantMetafield'] as const

/**
 * Products that pass all filters. Filters of one kind are alternatives (two waists: either will do), filters of
 * different kinds all have to hold, and what is said about variants has to hold for one and the same variant, so that
 * "waist 34, in stock" finds no trouser whose 34 is sold out.
 */
export function filterProducts(
  products: readonly CatalogueProduct[],
  filters: readonly ProductFilter[],
  context: Pick<ShopifyContext, 'world' | 'region'>,
): readonly CatalogueProduct[] {
  for (const filter of filters)
    for (const kind of NOT_SIMULATED) if (filter[kind] != null) throw notSimulated(`ProductFilter.${kind}`)

  const tests = groups(filters)
  if (tests.length === 0) return products
  return products.filter((product) =>
    product.variants.some((variant) =>
      tests.every((alternatives) => alternatives.some((filter) => passes(product, variant, filter, context))),
    ),
  )
}

/** Filters of one kind side by side; options count by their name. A filter that says several things is several. */
function groups(filters: readonly ProductFilter[]): ProductFilter[][] {
  const byKind = new Map<string, ProductFilter[]>()
  for (const filter of filters)
    for (const [key, value] of Object.entries(filter)) {
      if (value == null) continue
      const kind = filter.variantOption && key === 'variantOption' ? `option ${filter.variantOption.name}` : key
      byKind.set(kind, [...(byKind.get(kind) ?? []), { [key]: value }])
    }
  return [...byKind.values()]
}

function passes(
  product: CatalogueProduct,
  variant: CatalogueVariant,
  { available, price, productType, productVendor, tag, variantOption }: ProductFilter,
  { world, region }: Pick<ShopifyContext, 'world' | 'region'>,
): boolean {
  if (available != null) return isAvailable(world, variant) === available
  if (price) return within(price, product, variant, region)
  if (productType != null) return product.productType === productType
  if (productVendor != null) return productVendor === VENDOR
  if (tag != null) return product.tags.includes(tag)
  return variantOption != null && optionValue(product, variant, variantOption.name) === variantOption.value
}

function within(
  { min, max }: { min?: number | null; max?: number | null },
  product: CatalogueProduct,
  variant: CatalogueVariant,
  region: RegionCode,
): boolean {
  const amount = (variant.price ?? product.price)[region]
  const minor = (units: number) => Math.round(units * 100)
  return amount >= minor(min ?? 0) && (max == null || amount <= minor(max))
}
