import { GIFT_CARD_AMOUNTS, GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { giftCardAmounts } from '../sizes.ts'
import { type StyleSheet, toPrice } from '../style-sheet.ts'

export const giftCard: readonly StyleSheet[] = [
  {
    number: 79,
    code: 'GCGIFT',
    name: 'Gift Card',
    productType: 'Gift Card',
    category: 'Gift Card',
    garment: { kind: 'gift-card', fabric: 'card', accent: '#f4f1e8' },
    sizes: giftCardAmounts,
    collections: ['the-gift-edit'],
    price: toPrice(GIFT_CARD_AMOUNTS[0], GIFT_CARD_AMOUNTS[0], GIFT_CARD_AMOUNTS[0]),
    // the same number in each currency
    pricesByValue: Object.fromEntries(
      GIFT_CARD_AMOUNTS.map((amount) => [String(amount), toPrice(amount, amount, amount)]),
    ),
    since: '2019-12-01',
    popularity: 40,
    reviews: 'gift-cards',
    colours: [
      { name: 'Ink', hex: '#001e3c', family: 'navy', availability: 'unlimited' },
      { name: 'Paper', hex: '#ece5d8', family: 'white', garment: { accent: '#001e3c' }, availability: 'unlimited' },
      { name: 'Tinsel', hex: '#8d2f33', family: 'red', garment: { accent: '#e2c98a' }, availability: 'unlimited' },
    ],
    promise: 'You choose the amount. He chooses the trousers.',
    description: `Sent by email, on the day you pick, with whatever you would like to say. He takes 60 seconds to find his fit and spends it on something that does. If it turns out nothing fits, gift cards carry a ${GIFT_CARD_GUARANTEE_DAYS}-day money-back guarantee, though so far it has mostly been curiosity.`,
    highlights: [
      'Arrives in minutes, forgotten birthdays included',
      `Vouchers are valid for ${VOUCHER_MONTHS} months`,
      'Works in any range, on any size, with any other offer',
    ],
    fabric: 'Pixels, strictly speaking.',
    care: 'Do not wash. Forward with care.',
  },
]
