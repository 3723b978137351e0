import { productName } from '#app/product/product.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { minorUnits } from '#app/ui/money.ts'
import type { ListedProduct } from './goods.ts'

/** How a collection can be ordered; the first is the shop's own order and not written in addresses. */
export const SORTS = ['featured', 'newest', 'price-up', 'price-down', 'name'] as const
export type Sort = (typeof SORTS)[number]

type Sortable = Pick<ListedProduct, 'publishedAt' | 'price' | 'style' | 'colour'>

const byName = new Intl.Collator('en', { numeric: true })

const ORDERS: Record<Exclude<Sort, 'featured'>, (one: Sortable, other: Sortable) => number> = {
  newest: (one, other) => other.publishedAt.localeCompare(one.publishedAt),
  'price-up': (one, other) => minorUnits(one.price) - minorUnits(other.price),
  'price-down': (one, other) => minorUnits(other.price) - minorUnits(one.price),
  name: (one, other) => byName.compare(productName(one), productName(other)),
}

/** The order that an address asks for. */
export const sortFromSearch = ({ sort }: SearchStrings): Sort =>
  SORTS.find((known) => known === firstOf(sort)) ?? 'featured'

/** Products in an order; what it does not decide stays in the shop's. */
export const sorted = <Product extends Sortable>(products: readonly Product[], sort: Sort): readonly Product[] =>
  sort === 'featured' ? products : products.toSorted(ORDERS[sort])
