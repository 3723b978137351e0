import { dye } from '../dyes.ts'
import { chestSizes, topSizes } from '../sizes.ts'
import { type StyleSheet, toPrice } from '../style-sheet.ts'

const jack = {
  productType: 'Tops',
  category: 'The Jack',
  garment: { kind: 'jacket', fabric: 'twill', sleeve: 'long', accent: '#b9a67c' },
  sizes: chestSizes,
  reviews: 'jackets',
} as const satisfies Partial<StyleSheet>

export const jackets: readonly StyleSheet[] = [
  {
    ...jack,
    number: 62,
    code: 'JKJACK',
    name: 'The Jack',
    price: toPrice(149, 199, 179),
    since: '2022-09-05',
    popularity: 65,
    tags: ['Showerproof'],
    colours: [
      dye.navy,
      dye.stone,
      dye.olive,
      dye.black,
      { ...dye.burgundy, since: '2026-09-28' },
      { ...dye.airforce, availability: 'low-stock' },
    ],
    promise: 'One jacket for all the weather that is neither hot nor cold.',
    description:
      'A short, zipped jacket with a stand collar, an umbrella back and a check lining that we will not apologise for. Measured by chest, cut in two shapes, sleeved in three lengths. It is called The Jack because we had run out of letters.',
    highlights: [
      'Sleeve and body both come in three lengths',
      'Vented yoke that lets the heat out on the way uphill',
      'Inside pocket sized to a passport, outside to a hand',
    ],
    fabric: '65% cotton, 35% nylon. 200 g, showerproof; lining 100% cotton.',
    care: 'Zip closed, wash at 30, reproof yearly or complain annually.',
  },
  {
    ...jack,
    number: 63,
    code: 'JKCHOR',
    name: 'Chore Jack',
    garment: { kind: 'jacket', fabric: 'twill', sleeve: 'long', accent: '#2a2c30' },
    sizes: topSizes,
    price: toPrice(129, 175, 155),
    since: '2023-03-13',
    popularity: 56,
    colours: [dye.royal, dye.navy, dye.tobacco, dye.ecru, { ...dye.forest, availability: 'sold-out' }],
    promise: 'French workwear. Work optional.',
    description:
      'Three patch pockets, five buttons, one layer of moleskin that polishes at the edges as you use it. French railwaymen wore this blue for a century, mostly while eating lunch. It carries a paperback, a trowel or a baguette with equal ease.',
    highlights: [
      'Cotton moleskin, dense enough to turn wind',
      'Pockets sewn with three rows, then used hard',
      'Inside: one more pocket, for the thing you must not lose',
    ],
    fabric: '100% cotton. 330 g moleskin.',
    care: 'Wash at 40, wear till pale, hand on.',
  },
  {
    ...jack,
    number: 64,
    code: 'JKBIGJ',
    name: 'Big Jack',
    garment: { kind: 'jacket', fabric: 'wool', sleeve: 'long', accent: '#2f2018' },
    price: toPrice(179, 245, 215),
    since: '2024-10-14',
    popularity: 41,
    colours: [dye.charcoal, dye.navy, dye.chocolate, { ...dye.moss, availability: 'pre-order' }],
    promise: 'An overshirt that ate a coat.',
    description:
      'Boiled wool, half lined, with horn buttons and pockets that are warm to stand about in. It goes on over a jumper and comes off indoors, and between the two it is the only thing anyone compliments. Not waterproof. Sheep are not either, and they seem well.',
    highlights: [
      'Boiled wool that needs no hem and will not fray',
      'Lined in the sleeves only, so it slides on',
      'Fleece-backed hand pockets',
    ],
    fabric: '80% wool, 20% polyamide. 520 g boiled wool.',
    care: 'Brush, air, and dry-clean when the brush gives up.',
  },
]
