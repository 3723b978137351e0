import { GIFT_CARD_AMOUNTS } from '#contracts/shop/gift-cards.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { OptionType } from './catalogue.ts'

const { build, socksize, ...listed } = OPTION_LISTS

/** All option values. The wire says 'Build A'; legs of trunks are assumed, since the specification gives them none. */
export const OPTION_VALUES = {
  ...listed,
  build: [`Build ${build[0]}`, `Build ${build[1]}`, `Build ${build[2]}`],
  swimshortsleg: listed.shortsleg,
  sockSize: socksize,
  amount: GIFT_CARD_AMOUNTS.map(String),
  trunksleg: ['3', '5', '7'],
} as const

type Options = readonly { type: OptionType; values: readonly string[] }[]

/** One size of a style: its values in the order of the options, and its code in the sku. */
export type Size = {
  values: readonly string[]
  code: string
  /** How common it is, from 1 in the middle of the run towards 0 at its ends. Stock follows it. */
  middle: number
}

/** All sizes of a style, which its colours share. */
export type SizeRun = { options: Options; sizes: readonly Size[]; sample: number }

/** The sample size: a common size, which is always in stock in a style's main colour. */
const SAMPLE: Partial<Record<OptionType, string>> = {
  waist: '34',
  build: 'Build B',
  leg: '32',
  shortsleg: '7',
  swimshortsleg: '5',
  taper: 'Standard',
  size: 'M',
  chest: '40',
  cut: 'Slim',
  length: 'Regular',
}

/** Codes of values in a sku. They have two characters, so that no size looks like the leg rule's -S or -L. */
const CODES: Readonly<Record<string, string>> = {
  'Build A': 'A',
  'Build B': 'B',
  'Build C': 'C',
  Slim: 'SL',
  Standard: 'SD',
  Straight: 'ST',
  S: 'S0',
  M: 'M0',
  'M+': 'MP',
  L: 'L0',
  'L+': 'LP',
  XL: 'XL',
  XXL: 'XX',
  Short: 'SH',
  Regular: 'RG',
  Long: 'LG',
  'S/M': 'SM',
  'M/L': 'ML',
  Single: 'P1',
  '2 Pack': 'P2',
  '3 Pack': 'P3',
}

const toCode = (value: string) => CODES[value] ?? value.padStart(2, '0')

/** Creates all combinations of the options; without options, one size. */
function createSizeRun(options: Options): SizeRun {
  let sizes: Size[] = [{ values: [], code: '', middle: 1 }]
  for (const { type, values } of options) {
    const samplePosition = findSample(type, values)
    sizes = sizes.flatMap((size) =>
      values.map((value, index) => ({
        values: [...size.values, value],
        code: size.code + toCode(value),
        middle: size.middle * computeNearness(index - samplePosition, values.length),
      })),
    )
  }
  const sample = options.reduce((index, { type, values }) => index * values.length + findSample(type, values), 0)
  return { options, sizes, sample }
}

function findSample(type: OptionType, values: readonly string[]): number {
  const at = values.indexOf(SAMPLE[type] ?? '')
  return at >= 0 ? at : Math.floor((values.length - 1) / 2)
}

/** A bell curve over the distance from the sample, relative to the length of the list. */
const computeNearness = (steps: number, count: number) => Math.exp(-((steps / (count * 0.6)) ** 2))

const { waist, leg, taper, size, chest, cut, length, sockSize, pack, amount } = OPTION_VALUES

/** 14 waists, 3 builds and 10 legs: 420 sizes. */
export const trouserSizes = createSizeRun([
  { type: 'waist', values: waist },
  { type: 'build', values: OPTION_VALUES.build },
  { type: 'leg', values: leg },
])
/** Made to order: has a taper instead of a build, which follows from the order's measurements. */
export const madeToOrderSizes = createSizeRun([
  { type: 'waist', values: waist },
  { type: 'taper', values: taper },
  { type: 'leg', values: leg },
])
export const createShortSizes = (...legs: (typeof OPTION_VALUES.shortsleg)[number][]) =>
  createSizeRun([
    { type: 'waist', values: waist },
    { type: 'build', values: OPTION_VALUES.build },
    { type: 'shortsleg', values: legs },
  ])
/** Shorts with a drawcord, in S to XXL. */
export const createDrawcordSizes = (...legs: (typeof OPTION_VALUES.shortsleg)[number][]) =>
  createSizeRun([
    { type: 'size', values: size },
    { type: 'shortsleg', values: legs },
  ])
export const createSwimSizes = (...legs: (typeof OPTION_VALUES.swimshortsleg)[number][]) =>
  createSizeRun([
    { type: 'waist', values: waist },
    { type: 'swimshortsleg', values: legs },
  ])
export const topSizes = createSizeRun([
  { type: 'size', values: size },
  { type: 'cut', values: cut },
  { type: 'length', values: length },
])
/** Shirts and jackets by chest size. */
export const chestSizes = createSizeRun([
  { type: 'chest', values: chest },
  { type: 'cut', values: cut },
  { type: 'length', values: length },
])
export const underTeeSizes = createSizeRun([
  { type: 'size', values: size },
  { type: 'length', values: length },
])
export const createTrunkSizes = (...legs: (typeof OPTION_VALUES.trunksleg)[number][]) =>
  createSizeRun([
    { type: 'size', values: size },
    { type: 'trunksleg', values: legs },
  ])
export const sockSizes = createSizeRun([
  { type: 'size', values: sockSize },
  { type: 'pack', values: pack },
])
export const beltSizes = createSizeRun([{ type: 'size', values: ['S', 'M', 'L', 'XL', 'XXL'] }])
export const giftCardAmounts = createSizeRun([{ type: 'amount', values: amount }])
/** One size without options. */
export const oneSize = createSizeRun([])
