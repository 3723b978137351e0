import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import type { PriceList } from '../money.ts'
import { isAvailableForSale } from './availability.ts'
import { groupTestsByKind, type ProductFilter, type ProductTest } from './filters.ts'
import { listMetafieldFacets, type MetafieldFacet } from './metafield-facets.ts'
import { getOptions } from './options.ts'
import { getVendor } from './product.ts'

/** The number of products per value, by kind of filter; values in the order of their first occurrence. */
type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

type Context = Pick<ShopifyContext, 'world' | keyof PriceList>
type Options = ReturnType<typeof getOptions>
/** The values of one product, by kind of filter. */
type ProductValues = Map<string, Set<string>>

/**
 * Counts the values of a list of products. A value's count is the number of products that would match if it were added
 * to the active filters; other values of its own kind are alternatives and are ignored.
 * @param products The list before any filter.
 */
export function countFacets(
  products: readonly CatalogueProduct[],
  filters: readonly ProductFilter[],
  context: Context,
): FacetCounts {
  const activeTests = groupTestsByKind(filters, context)
  const facets = listMetafieldFacets(context.world)
  const counts = new Map<string, Map<string, number>>()
  for (const product of products) {
    const options = getOptions(product)
    const allValues = getAllValues(product, options, facets, context)
    const matchingValues =
      activeTests.size === 0 ? allValues : getMatchingValues(product, options, facets, activeTests, context)
    for (const [kind, values] of allValues) {
      const kindCounts = counts.get(kind) ?? new Map<string, number>()
      counts.set(kind, kindCounts)
      for (const value of values)
        kindCounts.set(value, (kindCounts.get(value) ?? 0) + (matchingValues.get(kind)?.has(value) ? 1 : 0))
    }
  }
  return counts
}

/** All values of a product, whatever the active filters. Every option value belongs to some variant. */
function getAllValues(
  product: CatalogueProduct,
  options: Options,
  facets: readonly MetafieldFacet[],
  { world }: Context,
): ProductValues {
  const allValues = getProductValues(product, facets)
  for (const { kind, listValues } of facets.filter(({ isOfVariants }) => isOfVariants))
    allValues.set(kind, new Set(product.variants.flatMap(listValues)))
  for (const { name, values } of options) allValues.set(`option ${name}`, new Set(values))
  const availability = new Set<string>()
  for (const variant of product.variants) {
    availability.add(String(isAvailableForSale(world, variant)))
    if (availability.size === 2) break
  }
  return allValues.set('available', availability)
}

/**
 * The values of the variants that match. A variant counts for a kind if it passes the filters of all other kinds: one
 * that passes all counts for every kind, one that fails a single kind counts for that kind only.
 */
function getMatchingValues(
  product: CatalogueProduct,
  options: Options,
  facets: readonly MetafieldFacet[],
  activeTests: ReadonlyMap<string, readonly ProductTest[]>,
  { world }: Context,
): ProductValues {
  const matchingValues: ProductValues = new Map()
  const add = (kind: string, value: string) => {
    const values = matchingValues.get(kind)
    if (values) values.add(value)
    else matchingValues.set(kind, new Set([value]))
  }
  const tests = [...activeTests].map(([kind, alternatives]) => ({
    kind,
    passes: matchesAny(alternatives.map((test) => test(product))),
  }))
  const productValues = getProductValues(product, facets)
  const variantFacets = facets.filter(({ isOfVariants }) => isOfVariants)
  for (const variant of product.variants) {
    const failedTests = tests.filter(({ passes }) => !passes(variant))
    if (failedTests.length > 1) continue
    const failedKind = failedTests[0]?.kind
    const countsFor = (kind: string) => failedKind === undefined || failedKind === kind
    for (const [kind, values] of productValues) if (countsFor(kind)) for (const value of values) add(kind, value)
    if (countsFor('available')) add('available', String(isAvailableForSale(world, variant)))
    for (const { kind, listValues } of variantFacets)
      if (countsFor(kind)) for (const value of listValues(variant)) add(kind, value)
    options.forEach(({ name }, position) => {
      const kind = `option ${name}`
      if (countsFor(kind)) add(kind, variant.values[position] ?? '')
    })
  }
  return matchingValues
}

/** The values that all variants of a product share. */
const getProductValues = (product: CatalogueProduct, facets: readonly MetafieldFacet[]): ProductValues =>
  new Map([
    // a product of a goods file may have no type
    ['productType', new Set(product.productType ? [product.productType] : [])],
    ['productVendor', new Set([getVendor(product)])],
    ['tag', new Set(product.tags)],
    ...facets
      .filter(({ isOfVariants }) => !isOfVariants)
      .map(({ kind, listValues }) => [kind, new Set(listValues(product))] as const),
  ])

const matchesAny = (alternatives: readonly ((variant: CatalogueVariant) => boolean)[]) => (variant: CatalogueVariant) =>
  alternatives.some((passes) => passes(variant))
