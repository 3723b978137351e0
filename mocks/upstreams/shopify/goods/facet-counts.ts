import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { isAvailable } from './availability.ts'
import { type ProductFilter, type Test, testsByKind } from './filters.ts'
import { optionsOf } from './options.ts'
import { VENDOR } from './product.ts'

/** How many products have each value, by kind of filter; values in the order in which they first came up. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

type Context = Pick<ShopifyContext, 'world' | 'region'>
type Options = ReturnType<typeof optionsOf>
/** The values of one product, by kind. */
type Found = Map<string, Set<string>>

/**
 * Counts the values of a list of products. A value's count is how many products would be left if it were chosen beside
 * what is chosen already; other values of its own kind are alternatives and do not matter.
 * @param products The whole list, before any filter.
 */
export function facetCounts(
  products: readonly CatalogueProduct[],
  filters: readonly ProductFilter[],
  context: Context,
): FacetCounts {
  const active = testsByKind(filters, context)
  const counts = new Map<string, Map<string, number>>()
  for (const product of products) {
    const options = optionsOf(product)
    const all = everyValue(product, options, context)
    const found = active.size === 0 ? all : valuesThatPass(product, options, active, context)
    for (const [kind, values] of all) {
      const known = counts.get(kind) ?? new Map<string, number>()
      counts.set(kind, known)
      for (const value of values) known.set(value, (known.get(value) ?? 0) + (found.get(kind)?.has(value) ? 1 : 0))
    }
  }
  return counts
}

/** What a product has to choose from, whatever is chosen already. Every value of an option is some variant's. */
function everyValue(product: CatalogueProduct, options: Options, { world }: Context): Found {
  const found = valuesOfProduct(product)
  for (const { name, values } of options) found.set(`option ${name}`, new Set(values))
  const stock = new Set<string>()
  for (const variant of product.variants) {
    stock.add(String(isAvailable(world, variant)))
    if (stock.size === 2) break
  }
  return found.set('available', stock)
}

/**
 * What is left to choose. A variant counts for a kind when it passes the filters of all other kinds: one that passes
 * all of them counts for every kind, one that fails a single kind for that one only.
 */
function valuesThatPass(
  product: CatalogueProduct,
  options: Options,
  active: ReadonlyMap<string, readonly Test[]>,
  { world }: Context,
): Found {
  const found: Found = new Map()
  const add = (kind: string, value: string) => {
    const values = found.get(kind)
    if (values) values.add(value)
    else found.set(kind, new Set([value]))
  }
  const tests = [...active].map(([kind, alternatives]) => ({
    kind,
    passes: anyOf(alternatives.map((test) => test(product))),
  }))
  const ofProduct = valuesOfProduct(product)
  for (const variant of product.variants) {
    const failed = tests.filter(({ passes }) => !passes(variant))
    if (failed.length > 1) continue
    const only = failed[0]?.kind
    const counts = (kind: string) => only === undefined || only === kind
    for (const [kind, values] of ofProduct) if (counts(kind)) for (const value of values) add(kind, value)
    if (counts('available')) add('available', String(isAvailable(world, variant)))
    options.forEach(({ name }, position) => {
      const kind = `option ${name}`
      if (counts(kind)) add(kind, variant.values[position] ?? '')
    })
  }
  return found
}

const valuesOfProduct = ({ productType, tags }: CatalogueProduct): Found =>
  new Map([
    ['productType', new Set([productType])],
    ['productVendor', new Set([VENDOR])],
    ['tag', new Set(tags)],
  ])

const anyOf = (alternatives: readonly ((variant: CatalogueVariant) => boolean)[]) => (variant: CatalogueVariant) =>
  alternatives.some((passes) => passes(variant))
