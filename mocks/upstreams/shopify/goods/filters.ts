import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { notSimulated } from '../not-simulated.ts'
import { isAvailable } from './availability.ts'
import { optionPosition } from './options.ts'
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

/** What a filter asks of a product's variants; worked out once per product, since a product has hundreds of them. */
export type Test = (product: CatalogueProduct) => (variant: CatalogueVariant) => boolean

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
  const kinds = [...testsByKind(filters, context).values()]
  if (kinds.length === 0) return products
  return products.filter((product) => {
    const asked = kinds.map((alternatives) => alternatives.map((test) => test(product)))
    return product.variants.some((variant) =>
      asked.every((alternatives) => alternatives.some((passes) => passes(variant))),
    )
  })
}

/** A filter that says several things is several; each option is a kind of its own. Stock, the dearest to ask, is last. */
export function testsByKind(
  filters: readonly ProductFilter[],
  context: Pick<ShopifyContext, 'world' | 'region'>,
): Map<string, Test[]> {
  const stock: Test[] = []
  const byKind = new Map<string, Test[]>()
  const add = (kind: string, test: Test) => byKind.set(kind, [...(byKind.get(kind) ?? []), test])
  for (const filter of filters) {
    for (const kind of NOT_SIMULATED) if (filter[kind] != null) throw notSimulated(`ProductFilter.${kind}`)
    const { available, price, productType, productVendor, tag, variantOption } = filter
    if (productType != null) add('productType', (product) => always(product.productType === productType))
    if (productVendor != null) add('productVendor', () => always(productVendor === VENDOR))
    if (tag != null) add('tag', (product) => always(product.tags.includes(tag)))
    if (variantOption) add(`option ${variantOption.name}`, hasOption(variantOption))
    if (price) add('price', isPriced(price, context))
    if (available != null) stock.push(() => (variant) => isAvailable(context.world, variant) === available)
  }
  return stock.length > 0 ? byKind.set('available', stock) : byKind
}

const always = (answer: boolean) => () => answer

function hasOption({ name, value }: { name: string; value: string }): Test {
  return (product) => {
    const position = optionPosition(product, name)
    return (variant) => variant.values[position] === value
  }
}

function isPriced(
  { min, max }: { min?: number | null; max?: number | null },
  { region }: Pick<ShopifyContext, 'region'>,
): Test {
  const [from, to] = [minor(min ?? 0), max == null ? Number.POSITIVE_INFINITY : minor(max)]
  return (product) => (variant) => {
    const amount = (variant.price ?? product.price)[region]
    return from <= amount && amount <= to
  }
}

/** The schema takes prices as floats. */
const minor = (units: number) => Math.round(units * 100)
