import type { ProductDiscount } from './types.ts'

/** The multi-buy offers in words, one entry a type of product. Prices: spec 9, "Multi-buy offers", by region. */
export const productDiscounts: readonly ProductDiscount[] = [
  {
    productType: 'Tops',
    discountTitle: 'Three T-shirts for less',
    discountDescription:
      'Any three T-shirts at full price: £115, $150 or €150. Any three Heavyweight Tees: £140, $195 or €150. No code; the basket counts for you.',
  },
  {
    productType: 'Underwear',
    discountTitle: 'Three or five trunks for less',
    discountDescription:
      'Three for £65, $80 or €80. Five for £99, $120 or €120. Mix legs, sizes and colours as you like.',
  },
  {
    productType: 'Belts',
    discountTitle: 'Something off a belt',
    discountDescription: '£20 or $20 off any leather belt at full price, taken off in the basket.',
  },
]
