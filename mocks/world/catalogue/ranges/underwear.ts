import { dye } from '../dyes.ts'
import { createTrunkSizes, underTeeSizes } from '../sizes.ts'
import { type StyleSheet, toPrice } from '../style-sheet.ts'

const under = {
  productType: 'Underwear',
  category: 'Underwear',
  garment: { kind: 'trunk', fabric: 'jersey', legInches: 3, accent: '#e9ebee' },
  reviews: 'underwear',
} as const satisfies Partial<StyleSheet>

/** Spec 9, "Multi-buy offers": trunks are eligible at this price. */
const TRUNK_PRICE = toPrice(25, 32, 30)

export const underwear: readonly StyleSheet[] = [
  {
    ...under,
    number: 65,
    code: 'UNTRUN',
    name: 'Trunks',
    sizes: createTrunkSizes('3', '5'),
    price: TRUNK_PRICE,
    tags: ['multibuy:trunks'],
    since: '2020-07-06',
    popularity: 91,
    collections: ['the-gift-edit'],
    colours: [
      dye.black,
      dye.navy,
      dye.white,
      { ...dye.greyMarl, garment: { pattern: 'melange' } },
      dye.bottle,
      dye.burgundy,
      dye.airforce,
      { ...dye.coral, garment: { accent: '#1e2b45' } },
      { ...dye.mustard, since: '2026-09-07' },
      { ...dye.petrol, availability: 'low-stock' },
    ],
    promise: 'Sit down. Nothing happens.',
    description:
      'A pouch with a seam in the right place, a leg that grips by being cut well, and a waistband brushed on the inside. We tested them by sitting, cycling and attending a four-hour wedding. The verdict was silence, the highest praise that pants can get.',
    highlights: [
      'Bonded leg hem that cannot roll',
      'Brushed waistband with no label anywhere',
      'Three-inch or five-inch leg, in seven sizes',
    ],
    fabric: '93% modal, 7% elastane. 170 g.',
    care: 'Machine wash at 40. Tumble on low and they will not mind.',
  },
  {
    ...under,
    number: 66,
    code: 'UNLONG',
    name: 'Long Trunks',
    garment: { kind: 'trunk', fabric: 'jersey', legInches: 7, accent: '#e9ebee' },
    sizes: createTrunkSizes('7'),
    price: TRUNK_PRICE,
    tags: ['multibuy:trunks'],
    since: '2022-01-10',
    popularity: 60,
    colours: [dye.black, dye.navy, dye.charcoal, dye.olive, { ...dye.slate, availability: 'sold-out' }],
    promise: 'For thighs that meet.',
    description:
      'Seven inches of leg put a layer where legs rub, and a band of silicone-free grip keeps it there. Runners, cyclists and anyone who has walked across Rome in August will know at once what they are for. Everybody else can wear them for warmth.',
    highlights: [
      'Leg stays down by knit tension, not glue',
      'Inner seam moved forward, off the part that chafes',
      'A fly that opens',
    ],
    fabric: '90% modal, 10% elastane. 180 g.',
    care: 'Wash at 40 with the socks. No bleach, no drama.',
  },
  {
    ...under,
    number: 67,
    code: 'UNMERI',
    name: 'Merino Trunks',
    garment: { kind: 'trunk', fabric: 'wool', legInches: 5, accent: '#3a3c41' },
    sizes: createTrunkSizes('3', '5'),
    price: toPrice(35, 49, 42),
    since: '2023-11-06',
    popularity: 47,
    collections: ['the-gift-edit'],
    colours: [dye.charcoal, dye.navy, dye.forest, { ...dye.burgundy, since: '2026-11-02' }],
    promise: 'Three days, one pair, no witnesses.',
    description:
      'Merino wicks, warms and refuses to smell, so one pair on you and one drying on a rucksack is a week in the hills. They feel like nothing in particular, which from wool is startling. Also excellent in an office with poor heating.',
    highlights: [
      'Seventeen-micron wool, softer than most cotton',
      'Dries overnight on a tent line',
      'Still civil on the third morning',
    ],
    fabric: '84% merino, 12% nylon, 4% elastane. 165 g.',
    care: 'Cool wash or a sink. Wring in a towel, not by hand.',
  },
  {
    ...under,
    number: 68,
    code: 'UNLOOS',
    name: 'Loose Boxers',
    garment: { kind: 'trunk', fabric: 'oxford', legInches: 5, accent: '#1e2b45' },
    sizes: createTrunkSizes('3', '5'),
    price: toPrice(28, 38, 34),
    since: '2021-12-06',
    popularity: 51,
    colours: [
      dye.sky,
      { name: 'Bank Stripe', hex: '#dde5ef', family: 'blue', garment: { pattern: 'stripe', accent: '#2746a0' } },
      { name: 'Garden Check', hex: '#cfdac6', family: 'green', garment: { pattern: 'check', accent: '#25412f' } },
      dye.white,
      { name: 'Claret Stripe', hex: '#ead6d6', family: 'red', garment: { pattern: 'stripe', accent: '#74222f' } },
      { ...dye.navy, availability: 'low-stock' },
    ],
    promise: 'Woven, roomy, and slept in by the best.',
    description:
      'Shirt cotton cut into shorts with no seam up the back, so there is nothing to sit on. A soft elastic that holds without digging in. For those who hold that a breeze is a right.',
    highlights: [
      'One-piece seat with no centre seam',
      'Shirting from the same mill as our poplin',
      'Button fly, with a single button',
    ],
    fabric: '100% cotton. 115 g poplin.',
    care: 'Forty degrees. Iron them if your grandfather did.',
  },
  {
    ...under,
    number: 69,
    code: 'UNDTEE',
    name: 'Undertee',
    reviews: 'tees',
    garment: { kind: 'tee', fabric: 'jersey', sleeve: 'short' },
    sizes: underTeeSizes,
    price: toPrice(29, 39, 35),
    since: '2022-11-14',
    popularity: 50,
    colours: [dye.white, { ...dye.sand, name: 'Invisible' }, dye.black, { ...dye.silver, availability: 'pre-order' }],
    promise: 'The layer nobody compliments.',
    description:
      'Cut close, deep at the neck and long in the tail, so it stays in all day and never shows. The shade called Invisible is darker than you would guess; white shows through white, and skin does not. Cheaper than dry-cleaning shirts.',
    highlights: [
      'Neck drops below a second open button',
      'Tail long enough to tuck into next week',
      'Micro-thin hems that print through nothing',
    ],
    fabric: '92% micromodal, 8% elastane. 135 g.',
    care: 'Wash at 40 and out of the sun, which yellows whites.',
  },
]
