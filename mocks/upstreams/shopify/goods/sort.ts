import type { RegionCode } from '#contracts/regions.ts'
import type { CatalogueProduct } from '../../../world/catalogue.ts'
import { priceRange } from './availability.ts'

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

type Comparison = (a: CatalogueProduct, b: CatalogueProduct, region: RegionCode) => number

const byDay: Comparison = (a, b) => a.since.localeCompare(b.since)

/** Keys that are not here keep the order in which the products came: the shop's, or the collection's. */
const COMPARISONS: Partial<Record<ProductSortKey, Comparison>> = {
  BEST_SELLING: (a, b) => b.popularity - a.popularity,
  CREATED: byDay,
  CREATED_AT: byDay,
  UPDATED_AT: byDay,
  ID: (a, b) => Number(a.id) - Number(b.id),
  PRICE: (a, b, region) => priceRange(a, region).min - priceRange(b, region).min,
  PRODUCT_TYPE: (a, b) => a.productType.localeCompare(b.productType),
  TITLE: (a, b) => a.style.localeCompare(b.style) || a.colour.name.localeCompare(b.colour.name),
}

/** Products in the order that a client asks for. Equals keep the order in which they came. */
export function sortProducts(
  products: readonly CatalogueProduct[],
  key: ProductSortKey | null | undefined,
  region: RegionCode,
): readonly CatalogueProduct[] {
  const compare = key ? COMPARISONS[key] : undefined
  return compare ? products.toSorted((a, b) => compare(a, b, region)) : products
}
