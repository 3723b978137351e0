import type { Catalogue, CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'

/** The product of most scenarios: the catalogue's first, whose first variant is 1001001. */
export function getFirstProduct(catalogue: Catalogue): CatalogueProduct {
  const entry = catalogue.variantById.get('1001001')
  if (!entry) throw new Error('the catalogue has no variant 1001001')
  return entry.product
}
