import type { Product } from '../product.ts'

/** PDP-15: belts are measured round and socks by the foot; what they call a size is none of a fit's. */
const WITHOUT_FIT = new Set(['Belts', 'Socks', 'Gift Card'])

/** Whether a fit could say anything about a product at all. */
export const takesFit = ({ productType, options }: Pick<Product, 'productType' | 'options'>): boolean =>
  !WITHOUT_FIT.has(productType) && options.length > 0
