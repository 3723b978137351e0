import { dye } from '../dyes.ts'
import { trouserSizes } from '../sizes.ts'
import { type StyleSheet, toPrice } from '../style-sheet.ts'

const jeans = {
  productType: 'Denim',
  category: 'Denim',
  garment: { kind: 'denim', fabric: 'denim', cut: 'slim', accent: '#b5793a' },
  sizes: trouserSizes,
  reviews: 'denim',
} as const satisfies Partial<StyleSheet>

/** Denim washes, from dark to light. */
const wash = {
  rawIndigo: { name: 'Raw Indigo', hex: '#1b2234', family: 'navy' },
  indigo: { name: 'Indigo', hex: '#26324d', family: 'navy' },
  rinse: { name: 'Rinse', hex: '#33435f', family: 'blue' },
  midBlue: { name: 'Mid Blue', hex: '#536b8c', family: 'blue' },
  lightBlue: { name: 'Light Blue', hex: '#8ba4c0', family: 'blue' },
  bleach: { name: 'Bleach', hex: '#b7c7d6', family: 'blue' },
} as const

export const denim: readonly StyleSheet[] = [
  {
    ...jeans,
    number: 19,
    code: 'DNBULL',
    name: 'Bulletproof',
    price: toPrice(119, 159, 145),
    since: '2019-08-12',
    popularity: 92,
    colours: [
      wash.indigo,
      wash.rinse,
      wash.midBlue,
      dye.black,
      dye.washedBlack,
      wash.lightBlue,
      dye.slate,
      { ...dye.ecru, since: '2026-09-21' },
    ],
    promise: 'Jeans that give before they give up.',
    description:
      'A stretch denim with a core of the fibre that climbing ropes are made from, so the knees outlast the fashion for them. They are not actually bulletproof; legal asked us to say so. They are proof against toddlers, tow bars and a decade of commuting.',
    highlights: [
      'Seven per cent Dyneema in the weft, where wear begins',
      'Bar-tacked at every point that ever ripped on us',
      'Stretch that recovers overnight, even at the seat',
    ],
    fabric: '86% cotton, 7% Dyneema, 5% polyester, 2% elastane. 12 oz.',
    care: 'As rarely as you can bear, inside out, at a low temperature. Never the dryer.',
  },
  {
    ...jeans,
    number: 20,
    code: 'DNRAWS',
    name: 'Raws',
    garment: { kind: 'denim', fabric: 'denim', cut: 'straight', accent: '#c8823b' },
    price: toPrice(139, 189, 169),
    since: '2021-11-01',
    popularity: 46,
    colours: [
      wash.rawIndigo,
      { name: 'Raw Black', hex: '#1c1d21', family: 'black' },
      { ...dye.chalk, name: 'Loom State' },
    ],
    promise: 'Unwashed. The rest is up to you.',
    description:
      'Shuttle-loomed selvedge with nothing done to it since. Stiff for a fortnight, yours for a decade: every fade in them will be a thing you did. The blue comes off on sofas at first, and we would rather say so here than by letter.',
    highlights: [
      'Red-line selvedge, woven on a loom older than the founders',
      'No stretch at all, so order the waist you measure',
      'Chain-stitched hems that rope as they fade',
    ],
    fabric: '100% cotton. 14 oz selvedge from Okayama.',
    care: 'Leave them alone for three months. Then a cold soak, a little soap, and the line.',
  },
  {
    ...jeans,
    number: 21,
    code: 'DNFEAT',
    name: 'Featherweights',
    price: toPrice(105, 139, 125),
    since: '2022-04-25',
    popularity: 68,
    colours: [
      wash.rinse,
      wash.midBlue,
      wash.bleach,
      dye.black,
      { ...dye.white, availability: 'sold-out' },
      { ...dye.airforce, reduced: toPrice(75, 99, 89) },
    ],
    promise: 'Jeans for the three hot weeks.',
    description:
      'Eight-ounce denim is about the weight of a good shirt. It hangs, it moves, it dries on a balcony, and it still takes a fade. For people who own shorts and would rather not discuss it.',
    highlights: [
      'A third lighter than ordinary denim',
      'Open weave at the waistband lining lets heat out',
      'Lyocell in the yarn, which feels cool and is',
    ],
    fabric: '78% cotton, 20% lyocell, 2% elastane. 8 oz.',
    care: 'Cool wash on its own once, with friends after. Thirty is plenty.',
  },
  {
    ...jeans,
    number: 22,
    code: 'DNOLDF',
    name: 'Old Faithfuls',
    garment: { kind: 'denim', fabric: 'denim', cut: 'straight', accent: '#b5793a' },
    price: toPrice(109, 145, 129),
    since: '2020-02-10',
    popularity: 64,
    colours: [
      wash.midBlue,
      wash.indigo,
      wash.lightBlue,
      dye.washedBlack,
      { ...wash.bleach, availability: 'low-stock' },
    ],
    promise: 'The straight pair you keep replacing. Stop replacing it.',
    description:
      'A straight leg from the hip down, a rise that reaches the waist, and a wash that looks five years old because we studied one that was. One per cent of stretch: enough to bend in, too little to bag. Fashion comes round to these about every nine years.',
    highlights: [
      'Straight from hip to hem, with no taper at all',
      'Washed with ozone, which takes a tenth of the water',
      'Copper rivets hammered flat on the inside',
    ],
    fabric: '99% cotton, 1% elastane. 13 oz.',
    care: 'Fade is a matter of washing: seldom and cold keeps them dark, often does not.',
  },
  {
    ...jeans,
    number: 23,
    code: 'DNTHAW',
    name: 'Thaws',
    price: toPrice(125, 169, 149),
    since: '2023-10-16',
    popularity: 50,
    colours: [wash.indigo, dye.black, dye.charcoal, { ...wash.rinse, since: '2026-10-19' }],
    promise: 'Denim outside. Inside, a radiator.',
    description:
      'The cotton is brushed on its inner face until it is nearly fleece, which costs a little bulk and saves a great deal of February. Made for touchlines, dog walks and platforms with a view. Slightly more room in the thigh, since the lining has to live somewhere.',
    highlights: [
      'Peached inner face that holds warm air',
      'Cut half a centimetre easier to allow for it',
      'Wind stops at the fly: there is a storm flap',
    ],
    fabric: '92% cotton, 6% polyester, 2% elastane. 13.5 oz, brushed.',
    care: 'Wash at a low temperature, and the right way out for once, which keeps the inside soft. Line dry.',
  },
  {
    ...jeans,
    number: 24,
    code: 'DNOFFB',
    name: 'Off-Blues',
    price: toPrice(105, 139, 125),
    since: '2021-08-23',
    popularity: 56,
    colours: [
      dye.olive,
      dye.ecru,
      dye.tobacco,
      dye.slate,
      dye.sage,
      { ...dye.brick, reduced: toPrice(75, 99, 89) },
      { ...dye.burgundy, availability: 'low-stock' },
    ],
    promise: 'For when the jeans are right and the blue is not.',
    description:
      'Garment-dyed denim: sewn white, then coloured whole, so thread, pocket and label all come out the same shade and the seams fade first. It looks like you have had them a while. You may begin having them now.',
    highlights: [
      'Dyed after sewing, which is slower and shows',
      'Tonal stitching and tonal buttons, right down to the patch',
      'Soft on day one without having been stoned',
    ],
    fabric: '98% cotton, 2% elastane. 11 oz, garment-dyed.',
    care: 'First two washes alone: there is always a bit more dye than they admit to. Low heat throughout.',
  },
]
