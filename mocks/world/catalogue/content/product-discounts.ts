import type { ProductDiscount } from './types.ts'

/** The multi-buy offers in words, one entry a type of product. Content knows no regions; prices are the shop's to say. */
export const productDiscounts: readonly ProductDiscount[] = [
  {
    productType: 'Tops',
    discountTitle: 'Three T-shirts for less',
    discountDescription:
      'Any three T-shirts, or any three Heavyweight Tees, at full price. Mix sizes and colours; the basket counts for you.',
  },
  {
    productType: 'Underwear',
    discountTitle: 'Three or five trunks for less',
    discountDescription: 'Trunks and Long Trunks. Mix legs, sizes and colours as you like.',
  },
  {
    productType: 'Belts',
    discountTitle: 'Something off a belt',
    discountDescription: 'Any leather belt at full price. It comes off in the basket.',
  },
]
