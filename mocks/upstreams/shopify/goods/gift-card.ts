import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'

export const isGiftCard = ({ productType, details }: CatalogueProduct): boolean =>
  details ? details.isGiftCard : productType === 'Gift Card'

/** Whether a product has to be delivered. Gift cards are mailed. */
export const requiresShipping = (product: CatalogueProduct): boolean => !isGiftCard(product)
