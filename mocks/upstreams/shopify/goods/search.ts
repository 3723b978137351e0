import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { connection, type PageArgs } from '../connection.ts'
import type { ShopifyContext } from '../context.ts'
import { isAnyAvailable } from './availability.ts'
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

/** QueryRoot.search. The store has no articles and no pages: those are the content service's. */
export function search(_root: unknown, args: SearchArgs, context: ShopifyContext) {
  const wantsProducts = args.types?.includes('PRODUCT') ?? true
  const found = wantsProducts
    ? findProducts(context.world, args.query, args.prefix === 'LAST', args.unavailableProducts ?? 'LAST')
    : []
  const sorted = sortProducts(filterProducts(found, args.productFilters ?? [], context), args.sortKey, context.region)
  return { ...connection(sorted, args, ({ id }: CatalogueProduct) => id), totalCount: sorted.length }
}
