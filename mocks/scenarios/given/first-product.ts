import type { Catalogue, CatalogueProduct } from '#mocks/world/catalogue/catalogue.ts'
import { CannotApply } from '../define-scenario.ts'

/** The variant of most scenarios. */
const USUAL_VARIANT = '1001001'

/**
 * The product of most scenarios: the first of this shop, whose first variant is 1001001. Of a goods file the first with
 * stock.
 */
export const getFirstProduct = (catalogue: Catalogue): CatalogueProduct => getFirstVariant(catalogue).product

/** The numeric id of the variant of most scenarios. */
export const getFirstVariantId = (catalogue: Catalogue): string => getFirstVariant(catalogue).variant.id

function getFirstVariant(catalogue: Catalogue) {
  const usual = catalogue.variantById.get(USUAL_VARIANT)
  if (usual) return usual
  for (const product of catalogue.products) {
    const variant = product.variants.find(({ inventory }) => inventory > 0)
    if (variant) return { product, variant }
  }
  throw new CannotApply('this catalogue has nothing in stock')
}

/** Throws unless the catalogue has a product of this shop that a scenario is about. */
export function requireProduct(catalogue: Catalogue, handle: string): void {
  if (!catalogue.byHandle.has(handle)) throw new CannotApply(`this catalogue has no product "${handle}"`)
}
