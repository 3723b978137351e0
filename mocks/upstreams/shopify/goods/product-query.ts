import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { createDateParser, filterByQuery, matchesComparison, type SearchFields } from '../search-syntax.ts'
import { isProductAvailable } from './availability.ts'
import { getPriceRange } from './prices.ts'
import { getProductTitle, VENDOR } from './product.ts'
import { hasWords } from './words.ts'

/** The products that match a query in Shopify's search syntax, by the fields that Shopify documents for products. */
export function queryProducts(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  context: ShopifyContext,
): readonly CatalogueProduct[] {
  return filterByQuery(products, query, { fields: createSearchFields(context), matchesText, listName: 'products' })
}

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const hasTag = ({ tags }: CatalogueProduct, value: string) => tags.some((tag) => isSameText(tag, value))

function createSearchFields({ world, region }: ShopifyContext): SearchFields<CatalogueProduct> {
  const parseDate = createDateParser(world.clock.now())
  const matchesLaunch = ({ since }: CatalogueProduct, value: string) =>
    matchesComparison(value, parseDate, Date.parse(since))
  return {
    title: (product, value) => hasWords(getProductTitle(product), value),
    product_type: ({ productType }, value) => value.split(',').some((type) => isSameText(productType, type.trim())),
    vendor: (_product, value) => isSameText(VENDOR, value),
    tag: hasTag,
    tag_not: (product, value) => !hasTag(product, value),
    available_for_sale: (product, value) => isProductAvailable(world, product) === (value === 'true'),
    'variants.price': (product, value) => {
      const { min, max } = getPriceRange(product, region)
      return matchesComparison(value, (bound) => Math.round(Number(bound) * 100), min, max)
    },
    created_at: matchesLaunch,
    // The catalogue records no later changes.
    updated_at: matchesLaunch,
  }
}

/** A term without a field is looked for in all texts of a product. */
const matchesText = (product: CatalogueProduct, value: string) =>
  hasWords(
    [getProductTitle(product), product.productType, product.category, ...product.tags, product.description].join(' '),
    value,
  )
