import type { Catalogue, CatalogueProduct } from '#mocks/world/catalogue.ts'

/** The product that scenarios play with: the house's first, whose first variant is 1001001. */
export function someGoods(catalogue: Catalogue): CatalogueProduct {
  const found = catalogue.variantById.get('1001001')
  if (!found) throw new Error('the catalogue has no variant 1001001')
  return found.product
}
