import type { CatalogueProduct, Garment } from './catalogue.ts'

export type GarmentProduct = CatalogueProduct & { garment: Garment }

/** Whether a product is one of this shop's, which are drawn; those of a goods file have images instead. */
export const hasGarment = (product: CatalogueProduct): product is GarmentProduct => product.garment !== undefined
