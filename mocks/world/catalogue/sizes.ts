import { GIFT_CARD_AMOUNTS } from '#contracts/shop/gift-cards.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import type { OptionType } from './catalogue.ts'

const { build, ...listed } = OPTION_LISTS

/** All option values. The wire says 'Build A'; legs of trunks are assumed, since the specification gives them none. */
export const OPTION_VALUES = {
  ...listed,
  build: [`Build ${build[0]}`, `Build ${build[1]}`, `Build ${build[2]}`],
  swimshortsleg: listed.shortsleg,
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

const runs = new Map<string, SizeRun>()

/** All combinations of the options; without options, one size. Styles of the same options share their sizes. */
export function getSizeRun(options: Options): SizeRun {
  const key = JSON.stringify(options)
  const run = runs.get(key) ?? createSizeRun(options)
  runs.set(key, run)
  return run
}

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
