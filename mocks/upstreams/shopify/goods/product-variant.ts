import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'

/** A variant with its product, which holds its price, options and images. */
export type ProductVariant = { product: CatalogueProduct; variant: CatalogueVariant }
