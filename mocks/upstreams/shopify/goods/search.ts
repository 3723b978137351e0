import type { Page } from '#mocks/world/catalogue/content/types.ts'
import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { connection, type PageArgs } from '../connection.ts'
import { mentions, PAGES, pageNumber } from '../content/pages.ts'
import type { ShopifyContext } from '../context.ts'
import { isAnyAvailable } from './availability.ts'
import { facets } from './facets.ts'
import { filterProducts, type ProductFilter } from './filters.ts'
import { searchIndexOf } from './search-index.ts'
import { sortProducts } from './sort.ts'

/** What to do with sold-out products: Shopify's SearchUnavailableProductsType. LAST is the store's default. */
export type Unavailable = 'SHOW' | 'HIDE' | 'LAST' | null

export type SearchArgs = PageArgs & {
  query: string
  types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null
  prefix?: 'LAST' | 'NONE' | null
  sortKey?: 'PRICE' | 'RELEVANCE' | null
  unavailableProducts?: Unavailable
  productFilters?: readonly ProductFilter[] | null
}

/** Products that answer a query in this world, best first. */
export function findProducts(world: World, query: string, prefix: boolean, unavailable: Unavailable = 'LAST') {
  const found = searchIndexOf(world.catalogue)
    .find(query, prefix)
    .filter(({ handle }) => !world.withdrawn.has(handle))
  if (unavailable === 'SHOW') return found
  const { available = [], gone = [] } = Object.groupBy(found, (product) =>
    isAnyAvailable(world, product) ? 'available' : 'gone',
  )
  return unavailable === 'HIDE' ? available : [...available, ...gone]
}

/** QueryRoot.search: products, and after them pages. The store has no articles. */
export function search(_root: unknown, args: SearchArgs, context: ShopifyContext) {
  const wants = (type: 'PAGE' | 'PRODUCT') => args.types?.includes(type) ?? true
  const filters = args.productFilters ?? []
  const isPrefix = args.prefix === 'LAST'
  const all = wants('PRODUCT')
    ? findProducts(context.world, args.query, isPrefix, args.unavailableProducts ?? 'LAST')
    : []
  const products = sortProducts(filterProducts(all, filters, context), args.sortKey, context.region)
  const found: (CatalogueProduct | Page)[] = [
    ...products,
    // a filter is about products, so it leaves no page
    ...(wants('PAGE') && filters.length === 0 ? pagesFor(args.query, isPrefix) : []),
  ]
  return {
    ...connection(found, args, (item) => ('groupSku' in item ? item.id : `page ${pageNumber(item)}`)),
    totalCount: found.length,
    productFilters: () => facets(all, filters, context),
  }
}

/** The pages whose title or first words answer a search. */
export function pagesFor(query: string, isPrefix: boolean): readonly Page[] {
  return query.trim() === '' ? [] : PAGES.filter((page) => mentions(page, isPrefix ? `${query}*` : query))
}
