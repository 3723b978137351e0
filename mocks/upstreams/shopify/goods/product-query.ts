import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { notSimulated } from '../not-simulated.ts'
import { isAnyAvailable, priceRange } from './availability.ts'
import { productTitle, VENDOR } from './product.ts'
import { words } from './words.ts'

/** One condition of Shopify's search syntax, like `-tag:New` or `variants.price:>50`. */
type Term = { negated: boolean; field: string | null; value: string }

type Test = (product: CatalogueProduct, value: string, context: ShopifyContext) => boolean

const hasWords = (text: string, value: string) => {
  const wanted = value.endsWith('*') ? value.slice(0, -1) : value
  const known = words(text)
  return words(wanted).every((word) =>
    known.some((each) => (value.endsWith('*') ? each.startsWith(word) : each === word)),
  )
}
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The fields that Shopify documents for `products(query:)` and that our goods have. */
const FIELDS: Readonly<Record<string, Test>> = {
  title: (product, value) => hasWords(productTitle(product), value),
  product_type: (product, value) => same(product.productType, value),
  vendor: (_product, value) => same(VENDOR, value),
  tag: (product, value) => product.tags.some((tag) => same(tag, value)),
  tag_not: (product, value) => !product.tags.some((tag) => same(tag, value)),
  available_for_sale: (product, value, { world }) => isAnyAvailable(world, product) === (value === 'true'),
  'variants.price': (product, value, { region }) => {
    const { min, max } = priceRange(product, region)
    return compares(value, (bound) => Math.round(Number(bound) * 100), min, max)
  },
  created_at: (product, value) => {
    const day = Date.parse(product.since)
    return compares(value, Date.parse, day, day)
  },
}
const anywhere: Test = (product, value) =>
  hasWords([productTitle(product), product.productType, ...product.tags].join(' '), value)

/**
 * Products that answer a query in Shopify's search syntax: terms side by side all have to hold, OR parts alternatives,
 * a minus or NOT turns a term round.
 * @throws for a field that is not simulated. Shopify itself would ignore it and answer everything.
 */
export function queryProducts(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  context: ShopifyContext,
): readonly CatalogueProduct[] {
  if (!query?.trim()) return products
  const alternatives = parse(query)
  return products.filter((product) =>
    alternatives.some((terms) =>
      terms.every(({ negated, field, value }) => testOf(field)(product, value, context) !== negated),
    ),
  )
}

function testOf(field: string | null): Test {
  if (field === null) return anywhere
  const test = FIELDS[field]
  if (!test) throw notSimulated(`products(query: "${field}:…")`)
  return test
}

const TERM = /(-|NOT\s+)?(?:([a-z_.]+):)?(?:"([^"]*)"|'([^']*)'|([^\s()]+))/g

function parse(query: string): Term[][] {
  return query.split(/\s+OR\s+/).map((part) =>
    [...part.matchAll(TERM)]
      .map(([, not, field, double, single, bare]) => ({
        negated: Boolean(not),
        field: field ?? null,
        value: double ?? single ?? bare ?? '',
      }))
      .filter(({ field, value }) => field !== null || value !== 'AND'),
  )
}

/** '>=50', '<20' or '35' against a range of values. */
function compares(value: string, read: (bound: string) => number, min: number, max: number): boolean {
  const [, sign, text = ''] = /^(>=|<=|>|<)?(.*)$/.exec(value) ?? []
  const bound = read(text)
  if (sign === '>') return max > bound
  if (sign === '>=') return max >= bound
  if (sign === '<') return min < bound
  if (sign === '<=') return min <= bound
  return min <= bound && bound <= max
}
