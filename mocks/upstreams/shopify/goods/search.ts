import type { Page } from '#mocks/world/catalogue/content/types.ts'
import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import { getPageNumber, mentionsWords, PAGES } from '../content/pages.ts'
import type { ShopifyContext } from '../context.ts'
import { isProductAvailable, isWithdrawn } from './availability.ts'
import { buildFacets } from './build-facets.ts'
import { filterProducts, type ProductFilter } from './filters.ts'
import { getSearchIndex } from './search-index.ts'
import { sortProducts } from './sort.ts'
import { getSynonyms } from './synonyms.ts'

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
  const { available = [], soldOut = [] } = Object.groupBy(products, (product) =>
    isProductAvailable(world, product) ? 'available' : 'soldOut',
  )
  return unavailableProducts === 'HIDE' ? available : [...available, ...soldOut]
}

/** QueryRoot.search: products, then pages. The store has no articles. */
export function resolveSearch(_root: unknown, args: SearchArgs, context: ShopifyContext) {
  const includes = (type: 'PAGE' | 'PRODUCT') => args.types?.includes(type) ?? true
  const filters = args.productFilters ?? []
  const isPrefix = args.prefix === 'LAST'
  const allProducts = includes('PRODUCT')
    ? searchProducts(context, args.query, isPrefix, args.unavailableProducts ?? 'LAST')
    : []
  const products = sortProducts(filterProducts(allProducts, filters, context), args.sortKey, context.region)
  const results: (CatalogueProduct | Page)[] = [
    ...products,
    // No page passes a product filter.
    ...(includes('PAGE') && filters.length === 0 ? searchPages(args.query, isPrefix) : []),
  ]
  return {
    ...toConnection(results, args, (item) => ('groupSku' in item ? item.id : `page ${getPageNumber(item)}`)),
    totalCount: results.length,
    productFilters: () => buildFacets(allProducts, filters, context),
  }
}

/** The pages whose title or description matches a query. */
const searchPages = (query: string, isPrefix: boolean): readonly Page[] =>
  query.trim() === '' ? [] : PAGES.filter((page) => mentionsWords(page, isPrefix ? `${query}*` : query))
