import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { toMinorUnits } from '../../../world/currency.ts'
import type { ShopifyContext } from '../context.ts'
import type { SearchValue } from '../parse-search-query.ts'
import { searchFlag, searchNames, searchNumber, searchTime, searchWords } from '../search-fields.ts'
import { filterByQuery, type SearchFields } from '../search-syntax.ts'
import { isProductAvailable } from './availability.ts'
import { getPriceRange } from './prices.ts'
import { getCreatedAt, getProductTitle, getUpdatedAt, getVendor } from './product.ts'
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
  if (query && !HAS_SYNTAX.test(query)) return products.filter((product) => matchesText(product, toWords(query)))
  return filterByQuery(products, query, {
    fields: createSearchFields(context),
    matchesText,
    listName: 'products',
    context,
  })
}

/** The products by their relevance to a query of words, the most relevant first; others follow in their order. */
export function sortByRelevance(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  { world, region }: ShopifyContext,
): readonly CatalogueProduct[] {
  if (!query?.trim()) return products
  const matches = getSearchIndex(world.catalogue).search(query, query.endsWith('*'), getSynonyms(world, region))
  const ranks = new Map(matches.map((product, rank) => [product, rank]))
  const getRank = (product: CatalogueProduct) => ranks.get(product) ?? ranks.size
  return products.toSorted((a, b) => getRank(a) - getRank(b))
}

/** What makes a query more than words: a field, a negation, an alternative, a quotation, brackets, or `*` before the end. */
const HAS_SYNTAX = /[:"()\\]|\*.|(?:^|\s)['-]|\b(?:AND|OR|NOT)\b|^\s*$/s

const toWords = (query: string): SearchValue => ({
  text: query.replace(/\*$/, ''),
  comparator: '',
  isPhrase: false,
  isPrefix: query.endsWith('*'),
  isAnything: query.trim() === '*',
})

function createSearchFields(context: ShopifyContext): SearchFields<CatalogueProduct> {
  const { world } = context
  const now = world.clock.now()
  const type = searchNames(({ productType }: CatalogueProduct) => [productType])
  const tag = searchNames(({ tags }: CatalogueProduct) => tags)
  return {
    title: searchWords(getProductTitle),
    product_type: {
      exists: type.exists,
      // Several types may be named at once.
      matches: (product, value) =>
        value.text.split(',').some((text) => type.matches(product, { ...value, text: text.trim() })),
    },
    vendor: searchNames((product) => [getVendor(product)]),
    tag,
    tag_not: {
      matches: (product, value) => !tag.matches(product, value),
      exists: (product) => !tag.exists(product),
    },
    available_for_sale: searchFlag((product) => isProductAvailable(world, product)),
    'variants.price': searchNumber(
      (product) => getPriceRange(product, context),
      (text) => toMinorUnits(Number(text), context.currency),
    ),
    created_at: searchTime(getCreatedAt, now),
    updated_at: searchTime(getUpdatedAt, now),
  }
}

/** Returns the test of a term without a field: search finds it, or it stands in the product's texts. */
function createTextMatcher({ world, region }: ShopifyContext) {
  const foundByValue = new Map<string, ReadonlySet<CatalogueProduct>>()

  return function matchesText(product: CatalogueProduct, value: SearchValue): boolean {
    if (value.isAnything) return true
    if (value.isPhrase) return hasWords(getText(product), value.text, value)
    const key = `${value.text} ${value.isPrefix}`
    let matches = foundByValue.get(key)
    if (!matches) {
      const synonyms = getSynonyms(world, region)
      matches = new Set(getSearchIndex(world.catalogue).search(value.text, value.isPrefix, synonyms))
      foundByValue.set(key, matches)
    }
    return matches.has(product) || hasWords(getText(product), value.text, value)
  }
}

const getText = (product: CatalogueProduct) =>
  [getProductTitle(product), product.productType, product.category, ...product.tags, product.description].join(' ')
