import { type Filters, isEmpty } from './filters.ts'
import { type ListedProduct, unpackGoods } from './goods.ts'
import { createMatcher, type Matcher } from './matching.ts'
import { type Sort, sorted } from './sort.ts'

/** A collection's goods, ready to be narrowed and ordered. */
export type Shelf = {
  products: readonly ListedProduct[]
  matcher: Matcher<ListedProduct>
  /** What filters leave, in an order. */
  find: (filters: Filters, sort: Sort) => readonly ListedProduct[]
}

const shelves = new WeakMap<readonly ListedProduct[], Shelf>()

/** The shelf of packed goods; the same for the same goods, so that a server prepares each upstream answer once. */
export function shelfOf(goods: string): Shelf {
  const products = unpackGoods(goods)
  const known = shelves.get(products)
  if (known) return known
  const matcher = createMatcher(products)
  const shelf: Shelf = {
    products,
    matcher,
    find: (filters, sort) => sorted(isEmpty(filters) ? products : matcher.matching(filters), sort),
  }
  shelves.set(products, shelf)
  return shelf
}
