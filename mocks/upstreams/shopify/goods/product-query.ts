import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { toMinorUnits } from '../../../world/currency.ts'
import type { ShopifyContext } from '../context.ts'
import { createDateParser, filterByQuery, matchesComparison, type SearchFields } from '../search-syntax.ts'
import { isProductAvailable } from './availability.ts'
import { getPriceRange } from './prices.ts'
import { getProductTitle, getVendor } from './product.ts'
import { getSearchIndex } from './search-index.ts'
import { getSynonyms } from './synonyms.ts'
import { hasWords } from './words.ts'

/** The products that match a query in Shopify's search syntax, by the fields that Shopify documents for products. */
export function queryProducts(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  context: ShopifyContext,
): readonly CatalogueProduct[] {
  const matchesText = createTextMatcher(context)
  // Words alone are one search, because a synonym may have several of them.
  if (query && !HAS_SYNTAX.test(query)) return products.filter((product) => matchesText(product, query))
  return filterByQuery(products, query, { fields: createSearchFields(context), matchesText, listName: 'products' })
}

/** What makes a query more than words: a field, a negation, an alternative, a quotation or brackets. */
const HAS_SYNTAX = /[:"'()]|(?:^|\s)-|\b(?:AND|OR|NOT)\b|^\s*$/

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const hasTag = ({ tags }: CatalogueProduct, value: string) => tags.some((tag) => isSameText(tag, value))

function createSearchFields(context: ShopifyContext): SearchFields<CatalogueProduct> {
  const { world } = context
  const parseDate = createDateParser(world.clock.now())
  const matchesLaunch = ({ since }: CatalogueProduct, value: string) =>
    matchesComparison(value, parseDate, Date.parse(since))
  return {
    title: (product, value) => hasWords(getProductTitle(product), value),
    product_type: ({ productType }, value) => value.split(',').some((type) => isSameText(productType, type.trim())),
    vendor: (product, value) => isSameText(getVendor(product), value),
    tag: hasTag,
    tag_not: (product, value) => !hasTag(product, value),
    available_for_sale: (product, value) => isProductAvailable(world, product) === (value === 'true'),
    'variants.price': (product, value) => {
      const { min, max } = getPriceRange(product, context)
      return matchesComparison(value, (bound) => toMinorUnits(Number(bound), context.currency), min, max)
    },
    created_at: matchesLaunch,
    // The catalogue records no later changes.
    updated_at: matchesLaunch,
  }
}

/** Returns the test of a term without a field: search finds it, or it stands in the product's texts. */
function createTextMatcher({ world, region }: ShopifyContext) {
  const foundByValue = new Map<string, ReadonlySet<CatalogueProduct>>()

  return function matchesText(product: CatalogueProduct, value: string): boolean {
    let found = foundByValue.get(value)
    if (!found) {
      const synonyms = getSynonyms(world, region)
      found = new Set(getSearchIndex(world.catalogue).search(value.replace(/\*$/, ''), value.endsWith('*'), synonyms))
      foundByValue.set(value, found)
    }
    return found.has(product) || hasWords(getText(product), value)
  }
}

const getText = (product: CatalogueProduct) =>
  [getProductTitle(product), product.productType, product.category, ...product.tags, product.description].join(' ')
