import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { PriceList } from '../money.ts'
import { getPriceRange } from './prices.ts'

/** Shopify's ProductSortKeys and ProductCollectionSortKeys together. */
export type ProductSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'CREATED_AT'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR'

type Comparison = (a: CatalogueProduct, b: CatalogueProduct, list: PriceList) => number

const compareLaunch: Comparison = (a, b) => a.since.localeCompare(b.since)

/** Keys without a comparison keep the order of the list. */
const COMPARISONS: Partial<Record<ProductSortKey, Comparison>> = {
  BEST_SELLING: (a, b) => b.popularity - a.popularity,
  CREATED: compareLaunch,
  CREATED_AT: compareLaunch,
  UPDATED_AT: compareLaunch,
  ID: (a, b) => getIdRank(a) - getIdRank(b),
  PRICE: (a, b, list) => getPriceRange(a, list).min - getPriceRange(b, list).min,
  PRODUCT_TYPE: (a, b) => a.productType.localeCompare(b.productType),
  TITLE: (a, b) => a.style.localeCompare(b.style) || a.colour.name.localeCompare(b.colour.name),
}

const getIdRank = ({ id, details }: CatalogueProduct) => details?.idRank ?? Number(id)

/** Sorts products by a Shopify sort key. Equal products keep their order. */
export function sortProducts(
  products: readonly CatalogueProduct[],
  sortKey: ProductSortKey | null | undefined,
  list: PriceList,
): readonly CatalogueProduct[] {
  const compare = sortKey ? COMPARISONS[sortKey] : undefined
  return compare ? products.toSorted((a, b) => compare(a, b, list)) : products
}
