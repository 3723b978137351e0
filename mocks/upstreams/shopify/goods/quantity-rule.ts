import type { CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import type { QuantityRule } from '../../../world/catalogue/goods-details.ts'

const ANY_QUANTITY: QuantityRule = { minimum: 1, maximum: null, increment: 1 }

/** How many of a variant can be bought at once. */
export const getQuantityRule = ({ details }: CatalogueVariant): QuantityRule => details?.quantityRule ?? ANY_QUANTITY
