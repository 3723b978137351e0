import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { StoreArticle } from '../../../world/catalogue/store-content.ts'
import type { World } from '../../../world/world.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import { searchArticles } from '../content/articles.ts'
import { listPages, mentionsWords, type ShopPage } from '../content/pages.ts'
import type { ShopifyContext } from '../context.ts'
import { isProductAvailable, isWithdrawn } from './availability.ts'
import { buildFacets } from './build-facets.ts'
import { filterProducts, type ProductFilter } from './filters.ts'
import { getSearchIndex } from './search-index.ts'
import { sortProducts } from './sort.ts'
import { getSynonyms } from './synonyms.ts'
import type { WordMatching } from './words.ts'

/** Shopify's SearchUnavailableProductsType: what happens to sold-out products. LAST is the store's default. */
export type UnavailableProducts = 'SHOW' | 'HIDE' | 'LAST' | null

type SearchArgs = PageArgs & {
  query: string
  types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null
  prefix?: 'LAST' | 'NONE' | null
  sortKey?: 'PRICE' | 'RELEVANCE' | null
  unavailableProducts?: UnavailableProducts
  productFilters?: readonly ProductFilter[] | null
}

/** The published products that match a query, by relevance. */
export function searchProducts(
  { world, region }: Pick<ShopifyContext, 'world' | 'region'>,
  query: string,
  isPrefix: boolean,
  unavailableProducts: UnavailableProducts = 'LAST',
) {
  const products = getSearchIndex(world.catalogue)
    .search(query, isPrefix, getSynonyms(world, region))
    .filter((product) => !isWithdrawn(world, product))
  if (unavailableProducts === 'SHOW') return products
  const available = new Set(products.filter((product) => isProductAvailable(world, product)))
  const soldOut = products.filter((product) => !available.has(product))
  return unavailableProducts === 'HIDE' ? [...available] : [...available, ...soldOut]
}

/** QueryRoot.search: products, then pages and articles. */
export function resolveSearch(_root: unknown, args: SearchArgs, context: ShopifyContext) {
  const includes = (type: 'ARTICLE' | 'PAGE' | 'PRODUCT') => args.types?.includes(type) ?? true
  const filters = args.productFilters ?? []
  const isPrefix = args.prefix === 'LAST'
  const allProducts = includes('PRODUCT')
    ? searchProducts(context, args.query, isPrefix, args.unavailableProducts ?? 'LAST')
    : []
  const products = sortProducts(filterProducts(allProducts, filters, context), args.sortKey, context)
  // No page or article passes a product filter.
  const hasContent = filters.length === 0 && args.query.trim() !== ''
  const results: (CatalogueProduct | ShopPage | StoreArticle)[] = [
    ...products,
    ...(hasContent && includes('PAGE') ? searchPages(context.world, args.query, { isPrefix }) : []),
    ...(hasContent && includes('ARTICLE') ? searchArticles(context.world, args.query, { isPrefix }) : []),
  ]
  return {
    ...toConnection(results, args, (item) =>
      'groupSku' in item ? item.id : `${item.__typename.toLowerCase()} ${item.id}`,
    ),
    totalCount: results.length,
    productFilters: () => buildFacets(allProducts, filters, context),
  }
}

/** The pages whose title or description matches a query. */
const searchPages = (world: World, query: string, matching: WordMatching): readonly ShopPage[] =>
  listPages(world).filter((page) => mentionsWords(page, query, matching))
