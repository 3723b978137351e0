import { LETTERS_PRICE } from '#contracts/shop/letters.ts'
import { oneSize } from '../sizes.ts'
import type { StyleSheet } from '../style-sheet.ts'

/** Letters on a garment, sold by Shopify as a product without a page, an image or a collection. */
export const personalisation: StyleSheet = {
  number: 80,
  code: 'XXLETT',
  name: 'Personalisation',
  productType: 'Extra',
  category: 'Accessories',
  garment: { kind: 'gift-card', fabric: 'card' },
  sizes: oneSize,
  price: LETTERS_PRICE,
  since: '2023-02-06',
  popularity: 1,
  reviews: 'gift-cards',
  colours: [{ name: 'Tonal Thread', hex: '#001e3c', family: 'navy', availability: 'unlimited' }],
  promise: 'A few letters, where only you will look.',
  description: 'Sewn or stamped in the workroom, one garment at a time, which is why it takes five days longer.',
  highlights: ['Done by hand', 'In a shade that keeps quiet', 'Stays for good'],
  fabric: 'Thread, or heat and pressure.',
  care: 'As the garment.',
}
