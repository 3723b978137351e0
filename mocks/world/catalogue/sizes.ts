import type { OptionType } from '../catalogue.ts'

/** Every value an option may have: spec 3, "Fit option lists". The last line is assumed: the spec gives trunks no legs. */
export const OPTION_VALUES = {
  waist: ['28', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46'],
  build: ['Build A', 'Build B', 'Build C'],
  leg: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
  taper: ['Slim', 'Standard', 'Straight'],
  size: ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'],
  chest: ['36', '38', '40', '42', '44', '46', '48'],
  cut: ['Slim', 'Straight'],
  length: ['Short', 'Regular', 'Long'],
  shortsleg: ['3', '5', '7', '9', '11'],
  swimshortsleg: ['3', '5', '7', '9', '11'],
  sockSize: ['S/M', 'M/L'],
  pack: ['Single', '2 Pack', '3 Pack'],
  amount: ['25', '50', '100', '150', '200'],
  trunksleg: ['3', '5', '7'],
} as const

type Options = readonly { type: OptionType; values: readonly string[] }[]

/** One size of a style: its values in the order of the options, and how its sku ends. */
export type Size = {
  values: readonly string[]
  code: string
  /** How near the middle of the run: 1 in the middle, towards 0 where few men are. The stock follows it. */
  middle: number
}

/** All sizes that a style is made in. Colours share it, so that 420 sizes are spelt out once. */
export type SizeRun = { options: Options; sizes: readonly Size[]; sample: number }

/**
 * The fitting sample: the size every style is tried on in first, where it is made. It is also the one that a style's
 * main colour never runs out of.
 */
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

/** How values are written in a sku. Two characters at least, so that no size reads like the leg rule's -S or -L. */
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

const codeOf = (value: string) => CODES[value] ?? value.padStart(2, '0')

/** The full matrix of the options. Without options: the one size there is. */
function sizeRun(options: Options): SizeRun {
  let sizes: Size[] = [{ values: [], code: '', middle: 1 }]
  for (const { type, values } of options) {
    const at = sampleAt(type, values)
    sizes = sizes.flatMap((size) =>
      values.map((value, index) => ({
        values: [...size.values, value],
        code: size.code + codeOf(value),
        middle: size.middle * nearness(index - at, values.length),
      })),
    )
  }
  const sample = options.reduce((index, { type, values }) => index * values.length + sampleAt(type, values), 0)
  return { options, sizes, sample }
}

function sampleAt(type: OptionType, values: readonly string[]): number {
  const at = values.indexOf(SAMPLE[type] ?? '')
  return at >= 0 ? at : Math.floor((values.length - 1) / 2)
}

/** A bell: one step from the middle of a long list costs little, of a short one more. */
const nearness = (steps: number, count: number) => Math.exp(-((steps / (count * 0.6)) ** 2))

const { waist, build, leg, taper, size, chest, cut, length, sockSize, pack, amount } = OPTION_VALUES

/** 14 waists, 3 builds, 10 legs: 420 sizes, all of them made. */
export const trouserSizes = sizeRun([
  { type: 'waist', values: waist },
  { type: 'build', values: build },
  { type: 'leg', values: leg },
])
/** Made to order: a taper is asked for where others have a build, which follows from the order's measurements. */
export const madeToOrderSizes = sizeRun([
  { type: 'waist', values: waist },
  { type: 'taper', values: taper },
  { type: 'leg', values: leg },
])
export const shortSizes = (...legs: (typeof OPTION_VALUES.shortsleg)[number][]) =>
  sizeRun([
    { type: 'waist', values: waist },
    { type: 'build', values: build },
    { type: 'shortsleg', values: legs },
  ])
/** Shorts with a drawcord forgive half a waist, so they come in S to XXL. */
export const drawcordSizes = (...legs: (typeof OPTION_VALUES.shortsleg)[number][]) =>
  sizeRun([
    { type: 'size', values: size },
    { type: 'shortsleg', values: legs },
  ])
export const swimSizes = (...legs: (typeof OPTION_VALUES.swimshortsleg)[number][]) =>
  sizeRun([
    { type: 'waist', values: waist },
    { type: 'swimshortsleg', values: legs },
  ])
export const topSizes = sizeRun([
  { type: 'size', values: size },
  { type: 'cut', values: cut },
  { type: 'length', values: length },
])
/** Shirts and jackets that are measured across the chest. */
export const chestSizes = sizeRun([
  { type: 'chest', values: chest },
  { type: 'cut', values: cut },
  { type: 'length', values: length },
])
export const underTeeSizes = sizeRun([
  { type: 'size', values: size },
  { type: 'length', values: length },
])
export const trunkSizes = (...legs: (typeof OPTION_VALUES.trunksleg)[number][]) =>
  sizeRun([
    { type: 'size', values: size },
    { type: 'trunksleg', values: legs },
  ])
export const sockSizes = sizeRun([
  { type: 'size', values: sockSize },
  { type: 'pack', values: pack },
])
export const beltSizes = sizeRun([{ type: 'size', values: ['S', 'M', 'L', 'XL', 'XXL'] }])
export const giftCardAmounts = sizeRun([{ type: 'amount', values: amount }])
/** One size, no choice. */
export const oneSize = sizeRun([])
