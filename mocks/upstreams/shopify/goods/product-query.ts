import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { compares, type Fields, matching, momentBy } from '../search-syntax.ts'
import { isAnyAvailable, priceRange } from './availability.ts'
import { productTitle, VENDOR } from './product.ts'
import { hasWords } from './words.ts'

/** Products that answer a query in Shopify's search syntax, by the fields that it documents for them. */
export function queryProducts(
  products: readonly CatalogueProduct[],
  query: string | null | undefined,
  context: ShopifyContext,
): readonly CatalogueProduct[] {
  return matching(products, query, { fields: fieldsIn(context), anywhere, where: 'products' })
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isTagged = ({ tags }: CatalogueProduct, value: string) => tags.some((tag) => same(tag, value))

function fieldsIn({ world, region }: ShopifyContext): Fields<CatalogueProduct> {
  const moment = momentBy(world.clock.now())
  const joined = ({ since }: CatalogueProduct, value: string) => compares(value, moment, Date.parse(since))
  return {
    title: (product, value) => hasWords(productTitle(product), value),
    product_type: ({ productType }, value) => value.split(',').some((type) => same(productType, type.trim())),
    vendor: (_product, value) => same(VENDOR, value),
    tag: isTagged,
    tag_not: (product, value) => !isTagged(product, value),
    available_for_sale: (product, value) => isAnyAvailable(world, product) === (value === 'true'),
    'variants.price': (product, value) => {
      const { min, max } = priceRange(product, region)
      return compares(value, (bound) => Math.round(Number(bound) * 100), min, max)
    },
    created_at: joined,
    // the catalogue knows of no later change
    updated_at: joined,
  }
}

const anywhere = (product: CatalogueProduct, value: string) =>
  hasWords([productTitle(product), product.productType, ...product.tags].join(' '), value)
