import { dye } from '../dyes.ts'
import { createSwimSizes } from '../sizes.ts'
import { type StyleSheet, toPrice } from '../style-sheet.ts'

const swim = {
  productType: 'Swimwear',
  category: 'Shorts',
  garment: { kind: 'swim', fabric: 'nylon', cut: 'standard', legInches: 5, accent: '#f4f1e8' },
  reviews: 'swims',
} as const satisfies Partial<StyleSheet>

export const swims: readonly StyleSheet[] = [
  {
    ...swim,
    number: 31,
    code: 'SWSWIM',
    name: 'Swims',
    sizes: createSwimSizes('3', '5', '7'),
    price: toPrice(65, 89, 79),
    since: '2020-06-01',
    popularity: 82,
    colours: [
      dye.navy,
      dye.black,
      dye.royal,
      dye.coral,
      dye.sage,
      dye.sky,
      dye.mustard,
      { ...dye.teal, since: '2026-09-01' },
      { ...dye.brick, availability: 'low-stock' },
    ],
    promise: 'Swim shorts by the waist, not by the guess.',
    description:
      'A real waistband with a real zip, in a fast-drying nylon that does not balloon when you walk in. Choose your waist as you would for trousers and your leg as you would for company. The lining is soft mesh and leaves no pattern on you.',
    highlights: [
      'Fourteen waists, and a cord in case',
      'Back pocket drains as you stand up',
      'Cut close at the hem, so no air comes in with you',
    ],
    fabric: '100% recycled nylon. 120 g, quick-drying.',
    care: 'Rinse in fresh water, every time. Cold wash, drip dry in shade.',
  },
  {
    ...swim,
    number: 32,
    code: 'SWLAPS',
    name: 'Laps',
    garment: { kind: 'swim', fabric: 'nylon', cut: 'slim', legInches: 3, accent: '#c9d4de' },
    sizes: createSwimSizes('3', '5'),
    price: toPrice(59, 79, 69),
    since: '2021-07-05',
    popularity: 54,
    colours: [dye.black, dye.navy, dye.petrol, dye.scarlet, { ...dye.slate, availability: 'sold-out' }, dye.royal],
    promise: 'Short, close and in the fast lane.',
    description:
      'For people who swim up and down rather than stand about. Stretch woven, unlined but for the front, and stripped of every pocket save one for a locker token. Chlorine takes years off most shorts. These were made in a bath of it.',
    highlights: [
      'Chlorine-fast dye, tested for two hundred hours',
      'Three-inch leg clears the kick',
      'Token pocket, which also holds a pound',
    ],
    fabric: '82% polyester, 18% elastane. 160 g.',
    care: 'Rinse at the pool. A cold wash once a week and nothing stronger.',
  },
  {
    ...swim,
    number: 33,
    code: 'SWLIDO',
    name: 'Lidos',
    garment: { kind: 'swim', fabric: 'nylon', pattern: 'print', cut: 'standard', legInches: 5 },
    sizes: createSwimSizes('3', '5', '7'),
    price: toPrice(75, 99, 89),
    since: '2023-05-22',
    popularity: 59,
    colours: [
      { name: 'Deckchair', hex: '#2f5d8c', family: 'multi', garment: { accent: '#e8d9b5' } },
      { name: 'Lemons', hex: '#e2b93b', family: 'multi', garment: { accent: '#3f6b3a' } },
      { name: 'Pier', hex: '#274256', family: 'multi', garment: { accent: '#d98b6a' } },
      { name: 'Ferns', hex: '#2f5a45', family: 'multi', garment: { accent: '#b7c9a0' } },
      { name: 'Gulls', hex: '#8fb0c4', family: 'multi', garment: { accent: '#f6f3ec' } },
      { name: 'Ninety-Nine', hex: '#d99a94', family: 'multi', garment: { accent: '#7a4a32' }, since: '2026-09-01' },
    ],
    promise: 'Prints drawn at the British seaside, between showers.',
    description:
      'Six patterns, each painted on a different bit of coast by someone in a cagoule. Underneath, they are Swims: same waist, same leg, same mesh. Loud enough for a holiday and quiet enough to be photographed in.',
    highlights: [
      'Drawn by hand, repeated by machine, placed by eye',
      'Pattern meets across the fly, because we checked',
      'Printed with water-based inks that stay when you go in',
    ],
    fabric: '100% recycled polyester. 115 g peached.',
    care: 'Fresh water first, then a cold wash inside out. Sun fades everyone.',
  },
  {
    ...swim,
    number: 34,
    code: 'SWBREA',
    name: 'Breakers',
    garment: { kind: 'swim', fabric: 'nylon', cut: 'straight', legInches: 9, accent: '#e3b04b' },
    sizes: createSwimSizes('7', '9', '11'),
    price: toPrice(69, 95, 85),
    since: '2022-06-20',
    popularity: 41,
    colours: [dye.navy, dye.charcoal, dye.teal, dye.olive, { ...dye.rust, reduced: toPrice(49, 65, 59) }],
    promise: 'Long enough for the board and the walk back up.',
    description:
      'Board shorts without the flame decals. The fly closes with lace and hook, nothing digs in when you paddle, and the legs stop at the knee or above it, depending on your view of knees. Cornwall in May is what we had in mind.',
    highlights: [
      'Bonded seams: nothing to rub on a day of salt',
      'Laced fly that a wave cannot open',
      'Wax comb pocket with its own loop',
    ],
    fabric: '92% recycled polyester, 8% elastane. 140 g.',
    care: 'Hose down with the wetsuit. Machine cold on Sunday evening.',
  },
]
