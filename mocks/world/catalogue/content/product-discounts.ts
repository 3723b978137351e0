import type { ProductDiscount } from './types.ts'

/** Descriptions of the multi-buy offers by product type, without prices, because content has no regions. */
export const productDiscounts: readonly ProductDiscount[] = [
  {
    productType: 'Tops',
    discountTitle: 'Three T-shirts for less',
    discountDescription:
      'Any three T-shirts, or any three Heavyweight Tees, at full price. Mix sizes and colours; the saving comes off by itself.',
  },
  {
    productType: 'Underwear',
    discountTitle: 'Three or five trunks for less',
    discountDescription: 'Trunks and Long Trunks. Mix legs, sizes and colours as you like.',
  },
  {
    productType: 'Belts',
    discountTitle: 'Something off a belt',
    discountDescription: 'Any leather belt at full price. The saving comes off by itself.',
  },
]
