import type { ListedProduct } from '#app/product/listed-product.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { toMinorUnits } from '#app/ui/money.ts'

/** Sort orders of a collection; the first is the collection's own order and never written to URLs. */
export const SORTS = ['featured', 'newest', 'price-up', 'price-down', 'name'] as const
export type Sort = (typeof SORTS)[number]

/** The text of a sort order. A search's own order is no editor's choice. */
export const getSortLabel = (sort: Sort, isSearch: boolean) =>
  isSearch && sort === 'featured' ? 'sort.best' : (`sort.${sort}` as const)

type Sortable = Pick<ListedProduct, 'publishedAt' | 'price' | 'style'>

/**
 * Created at the first use, because a page's first Intl object blocks a phone for as long as all modules of the page do.
 */
let nameCollator: Intl.Collator | undefined

function compareNames(first: string, second: string): number {
  nameCollator ??= new Intl.Collator('en', { numeric: true })
  return nameCollator.compare(first, second)
}

const COMPARATORS: Record<Exclude<Sort, 'featured'>, (first: Sortable, second: Sortable) => number> = {
  newest: (first, second) => (second.publishedAt ?? '').localeCompare(first.publishedAt ?? ''),
  'price-up': (first, second) => toMinorUnits(first.price) - toMinorUnits(second.price),
  'price-down': (first, second) => toMinorUnits(second.price) - toMinorUnits(first.price),
  // by style only, so that its colours keep the collection's order
  name: (first, second) => compareNames(first.style, second.style),
}

/** The sort order of search parameters; the collection's own for unknown ones. */
export const parseSort = ({ sort }: SearchStrings): Sort =>
  SORTS.find((name) => name === getFirstValue(sort)) ?? 'featured'

/** The products in a sort order; equal products keep the collection's order. */
export const sortProducts = <Product extends Sortable>(products: readonly Product[], sort: Sort): readonly Product[] =>
  sort === 'featured' ? products : products.toSorted(COMPARATORS[sort])
