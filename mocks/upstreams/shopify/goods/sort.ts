import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { compareTexts } from '../compare-texts.ts'
import type { PriceList } from '../money.ts'
import { getPriceRange } from './prices.ts'
import { getCreatedAt, getProductTitle, getUpdatedAt, getVendor } from './product.ts'

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

const compareTimes =
  (getTime: (product: CatalogueProduct) => string): Comparison =>
  (a, b) =>
    Date.parse(getTime(a)) - Date.parse(getTime(b))

/** Null keeps the order of the list, which is the collection's own and that of relevance. */
const COMPARISONS: Readonly<Record<ProductSortKey, Comparison | null>> = {
  BEST_SELLING: (a, b) => b.popularity - a.popularity,
  COLLECTION_DEFAULT: null,
  CREATED: compareTimes(getCreatedAt),
  CREATED_AT: compareTimes(getCreatedAt),
  ID: (a, b) => getIdRank(a) - getIdRank(b),
  MANUAL: null,
  PRICE: (a, b, list) => getPriceRange(a, list).min - getPriceRange(b, list).min,
  PRODUCT_TYPE: (a, b) => compareTexts(a.productType, b.productType),
  RELEVANCE: null,
  TITLE: (a, b) => compareTexts(getProductTitle(a), getProductTitle(b)),
  UPDATED_AT: compareTimes(getUpdatedAt),
  VENDOR: (a, b) => compareTexts(getVendor(a), getVendor(b)),
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
