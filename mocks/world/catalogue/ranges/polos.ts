import { dye } from '../dyes.ts'
import { topSizes } from '../sizes.ts'
import { price, type StyleSheet } from '../style-sheet.ts'

const polo = {
  productType: 'Tops',
  category: 'Tops',
  garment: { kind: 'polo', fabric: 'pique', sleeve: 'short' },
  sizes: topSizes,
  reviews: 'polos',
} as const satisfies Partial<StyleSheet>

export const polos: readonly StyleSheet[] = [
  {
    ...polo,
    number: 43,
    code: 'POPIQU',
    name: 'Piqué Polo',
    letters: 10,
    price: price(65, 89, 79),
    since: '2020-04-20',
    popularity: 81,
    colours: [
      dye.navy,
      dye.white,
      dye.black,
      dye.olive,
      dye.sky,
      dye.burgundy,
      { ...dye.greyMarl, garment: { pattern: 'melange' } },
      dye.bottle,
      dye.airforce,
      { ...dye.rose, shelf: 'gone' },
    ],
    promise: 'A collar with a spine.',
    description:
      'Most polo collars give up in the second summer. This one is cut like a shirt’s, in two pieces with a stand, so it frames a jacket and does not lie down in it. Body in a dry cotton piqué, sleeves that meet the arm without squeezing it for approval.',
    highlights: [
      'Two-piece collar on a proper stand',
      'Tail an inch longer at the back, for bending',
      'Placket that reaches the breastbone and stops',
    ],
    fabric: '100% cotton. 210 g piqué, mercerised.',
    care: 'Collar up, buttons done, 30 degrees. Press the collar only and leave the rest.',
  },
  {
    ...polo,
    number: 44,
    code: 'POSOFT',
    name: 'Soft Polo',
    garment: { kind: 'polo', fabric: 'jersey', sleeve: 'short' },
    price: price(65, 89, 79),
    since: '2022-03-28',
    popularity: 60,
    colours: [
      dye.navy,
      dye.charcoal,
      dye.sage,
      dye.ecru,
      dye.petrol,
      { ...dye.tobacco, since: '2026-09-14' },
      { ...dye.black, shelf: 'last' },
    ],
    promise: 'Polo by neck, T-shirt by temperament.',
    description:
      'Cotton and modal in a smooth jersey, with a collar rolled from the same cloth, so nothing on it is stiff. It drapes. It travels in a ball. It is what you put on when there is a lunch that has not declared its dress code.',
    highlights: [
      'Self-fabric collar that rolls softly open',
      'Mother-of-pearl buttons, two, sewn on a shank',
      'Jersey with a cool, slightly liquid hand',
    ],
    fabric: '52% cotton, 48% modal. 190 g.',
    care: 'Wash at 30 in company. Hang once and the creases leave on their own.',
  },
  {
    ...polo,
    number: 45,
    code: 'POLONG',
    name: 'Long-Sleeve Polo',
    garment: { kind: 'polo', fabric: 'wool', sleeve: 'long' },
    price: price(95, 129, 115),
    since: '2023-10-02',
    popularity: 55,
    collections: ['the-gift-edit'],
    colours: [dye.navy, dye.camel, dye.charcoal, dye.bottle, { ...dye.burgundy, since: '2026-10-12' }],
    promise: 'Knitwear that can sit at the head of the table.',
    description:
      'Fine merino in the shape of a polo: collar, placket, ribbed cuff. It does the work of a shirt and a jumper and takes up the room of one. Slip it under a jacket and you have dressed for dinner by subtraction.',
    highlights: [
      'Eighteen-micron merino, soft on a bare neck',
      'Fully fashioned: knitted to shape and linked by hand',
      'Collar knitted double, so it never waves',
    ],
    fabric: '100% extra-fine merino. 12 gauge.',
    care: 'Wool wash at 30, flat on a towel, out of the sun.',
  },
  {
    ...polo,
    number: 46,
    code: 'POSCRU',
    name: 'Scrum',
    garment: { kind: 'polo', fabric: 'heavy-jersey', pattern: 'stripe', sleeve: 'long', accent: '#f4f1e8' },
    price: price(85, 115, 99),
    since: '2024-09-09',
    popularity: 42,
    colours: [
      { name: 'Navy and Chalk', hex: '#1e2b45', family: 'navy', garment: { accent: '#efebe1' } },
      { name: 'Bottle and Gold', hex: '#1d4435', family: 'green', garment: { accent: '#c3952f' } },
      { name: 'Claret and Sky', hex: '#74222f', family: 'red', garment: { accent: '#a8c3dc' } },
      { name: 'Black and Slate', hex: '#17181b', family: 'black', garment: { accent: '#5a6571' } },
      { name: 'Royal and White', hex: '#2746a0', family: 'blue', garment: { accent: '#f7f6f2' }, shelf: 'ahead' },
    ],
    promise: 'A rugby shirt for people who stopped playing.',
    description:
      'Twelve-ounce jersey, rubber buttons, a white twill collar that comes up crisp from any mud you still find. Hoops yarn-dyed and squarely matched. It adds a stone to the shoulders and asks no questions of the knees.',
    highlights: [
      'Rubber buttons that no opponent can fear',
      'Taped neck, triple-stitched: pull away',
      'Hoops in colours of clubs that do not exist',
    ],
    fabric: '100% cotton. 340 g jersey, twill collar.',
    care: 'Forty if it has earned it. Reshape the collar damp.',
  },
]
