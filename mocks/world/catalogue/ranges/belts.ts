import { dye } from '../dyes.ts'
import { beltSizes, oneSize } from '../sizes.ts'
import { type StyleSheet, toPrice } from '../style-sheet.ts'

const belt = {
  productType: 'Belts',
  category: 'Accessories',
  garment: { kind: 'belt', fabric: 'leather', accent: '#a8a294' },
  sizes: beltSizes,
  collections: ['the-gift-edit'],
  reviews: 'belts',
} as const satisfies Partial<StyleSheet>

/** Spec 9, "Multi-buy offers": belts are eligible at this price in pounds and dollars; the euro price is assumed. */
const BELT_PRICE = toPrice(89, 125, 109)

export const belts: readonly StyleSheet[] = [
  {
    ...belt,
    number: 75,
    code: 'BTBELT',
    name: 'The Belt',
    price: BELT_PRICE,
    tags: ['multibuy:belts'],
    since: '2021-02-08',
    popularity: 64,
    colours: [dye.black, dye.chocolate, dye.tan, { ...dye.navy, since: '2026-09-21' }],
    promise: 'Nothing to hold up. Everything to finish off.',
    description:
      'Vegetable-tanned bridle leather from Walsall, three and a half millimetres thick, cut in one length from the back of the hide. Solid brass buckle under a nickel plate. It squeaks for a week and then keeps quiet for twenty years.',
    highlights: [
      'Single piece of full-grain leather, no filler',
      'Buckle screwed on, so it can be changed',
      'Five holes an inch apart, and the awl if you need a sixth',
    ],
    fabric: '100% vegetable-tanned cowhide; solid brass buckle.',
    care: 'A dab of dubbin each spring. Hang it, do not coil it wet.',
  },
  {
    ...belt,
    number: 76,
    code: 'BTPLAI',
    name: 'Plaited Belt',
    price: BELT_PRICE,
    tags: ['multibuy:belts'],
    since: '2022-04-04',
    popularity: 50,
    colours: [
      dye.tan,
      { ...dye.navy, garment: { accent: '#b5793a' } },
      dye.chocolate,
      { ...dye.stone, garment: { accent: '#7a5331' } },
      { ...dye.black, availability: 'low-stock' },
    ],
    promise: 'No holes, and so no compromise.',
    description:
      'Five strands of leather woven by hand, with a prong that goes in anywhere along it. That makes it the only belt that keeps up with a long lunch. The tip is a tongue of plain hide, because plaits fray and tongues do not.',
    highlights: [
      'Fastens wherever you happen to be today',
      'Plaited on a bench in Northampton, by two people',
      'No backing, so it bends both ways',
    ],
    fabric: '100% cowhide, hand-plaited; brass buckle.',
    care: 'Wipe with a damp cloth. Wax the tip, never the plait.',
  },
  {
    ...belt,
    number: 77,
    code: 'BTSUED',
    name: 'Suede Belt',
    price: BELT_PRICE,
    tags: ['multibuy:belts'],
    since: '2023-03-20',
    popularity: 44,
    colours: [dye.tobacco, dye.slate, dye.navy, { ...dye.forest, availability: 'sold-out' }],
    promise: 'The quiet one, for suede shoes and above.',
    description:
      'Calf suede faced on smooth leather, which stops it stretching into a hammock. It takes colour better than smooth hide, so the navy really is navy. Wear it near the colour of your chinos rather than the same.',
    highlights: [
      'Lined in leather to hold its length',
      'Edges turned and stitched, not painted',
      'Square buckle, brushed so as not to flash',
    ],
    fabric: 'Calf suede on cowhide; brushed steel buckle.',
    care: 'Brush dry. Keep from rain as you would a cat.',
  },
  {
    ...belt,
    number: 78,
    code: 'BTWEBB',
    name: 'Webbing Belt',
    garment: { kind: 'belt', fabric: 'nylon', accent: '#8b8f94' },
    sizes: oneSize,
    collections: [],
    price: toPrice(45, 59, 55),
    since: '2021-06-14',
    popularity: 47,
    colours: [dye.navy, dye.olive, dye.black, dye.sand, { ...dye.slate, reduced: toPrice(29, 39, 35) }],
    promise: 'One size. Bring scissors.',
    description:
      'A metre and a half of cotton webbing and a box buckle that bites where you leave it. Trim the end to suit, seal it with the ferrule in the envelope, and own the only belt here with your measurements in it. Airports wave it through.',
    highlights: [
      'Cut to length at home in a minute',
      'Box-frame buckle, no metal tongue to bend',
      'Ferrule included, so the end looks meant',
    ],
    fabric: '100% cotton webbing, 32 mm; zinc buckle.',
    care: 'Off with the buckle, then wash at 30 in a sock.',
  },
]
