import {
  BUILD_STEP_IN,
  CHEST_CM_BY_LETTER,
  THIGH_BY_WAIST,
  WAIST_ALLOWANCE_IN,
  WAISTS_BY_LETTER,
} from '#contracts/shop/body-sizes.ts'
import { INCHES_PER_CM } from '#contracts/shop/timing-and-limits.ts'
import type { CatalogueProduct, Garment, OptionType } from './catalogue.ts'
import { OPTION_VALUES } from './sizes.ts'

/** One measure of a garment by one or two of its options, in centimetres. */
type Measure = { name: MeasureName; by: OptionType[]; values: { options: string[]; cm: number }[] }
type MeasureName = 'waist' | 'rise' | 'thigh' | 'hem' | 'inside_leg' | 'chest' | 'body' | 'sleeve'

/* The blocks that garments are cut from: bodies of contracts/shop/body-sizes.ts with ease, all in inches and assumed. */

/** The second of three builds, whose thigh is the average one. */
const MIDDLE_BUILD = 1
/** Added to the body's waist where the waistband sits. */
const WAIST_EASE = 0.25
const SAMPLE_WAIST = 34
/** From fork to waistband in front, at the sample waist, and for each inch of waist. */
const RISE = { trouser: 10.5, chino: 10.25, denim: 9.75, short: 10, swim: 9.5, trunk: 8.25 } as const
const RISE_STEP = 0.06
/** Shapes of leg: ease at the thigh, girth of the hem at the sample waist. */
const LEGS = {
  Slim: { thigh: 1.5, hem: 13.5 },
  Standard: { thigh: 2.5, hem: 14.75 },
  Straight: { thigh: 3.5, hem: 16.75 },
} as const
const HEM_STEP = 0.12
/** The hem of shorts, as a share of the thigh. */
const SHORT_HEM = 0.94

const CHEST_EASE = { Slim: 3.25, Straight: 5.25 } as const
/** Added to the chest of garments that are worn over others. */
const LAYER_EASE: Partial<Record<Garment['kind'], number>> = { shirt: 0.75, sweat: 1, jacket: 2 }
/** From the neck to the hem of a regular one in the smallest size. */
const BODY: Partial<Record<Garment['kind'], number>> = { tee: 27.5, polo: 28, shirt: 29.5, sweat: 26.5, jacket: 27 }
/** From the shoulder seam to the cuff, likewise. */
const SLEEVES = { short: 8.25, long: 24.5 } as const
const LENGTHS = { Short: -1.5, Regular: 0, Long: 1.5 } as const
const SLEEVE_LENGTHS = { Short: -1, Regular: 0, Long: 1 } as const
/** Added for each size above the smallest. */
const BODY_STEP = 0.25
const SLEEVE_STEP = 0.15

const toCm = (inches: number) => Math.round((inches / INCHES_PER_CM) * 10) / 10
const pick = <Value>(values: Readonly<Record<string, Value>>, name: string, other: Value): Value =>
  values[name] ?? other

/** What a garment measures in each of its sizes; none of what is not measured, such as socks. */
export function getMeasures({ garment, options }: Pick<CatalogueProduct, 'garment' | 'options'>): Measure[] {
  const sizes = options.flatMap((option) => ('type' in option ? [option] : []))
  if (!garment) return []
  const find = (...types: OptionType[]) => sizes.find(({ type }) => types.includes(type))
  /** A measure by the options that the garment has, each combination of their values once. */
  const measure = (
    name: MeasureName,
    by: (typeof sizes)[number][],
    inches: (...values: string[]) => number,
  ): Measure => ({
    name,
    by: by.map(({ type }) => type),
    values: by
      .reduce<string[][]>((all, { values }) => all.flatMap((some) => values.map((value) => [...some, value])), [[]])
      .map((values) => ({ options: values, cm: toCm(inches(...values)) })),
  })
  const rise = pick<number | undefined>(RISE, garment.kind, undefined)
  if (rise !== undefined) return measureBottom(garment, rise, find, measure)
  const body = BODY[garment.kind]
  return body === undefined ? [] : measureTop(garment, body, find, measure)
}

type Find = (...types: OptionType[]) => { type: OptionType; values: readonly string[] } | undefined
type CreateMeasure = (
  name: MeasureName,
  by: { type: OptionType; values: readonly string[] }[],
  inches: (...values: string[]) => number,
) => Measure

function measureBottom(garment: Garment, rise: number, find: Find, measure: CreateMeasure): Measure[] {
  const waist = find('waist', 'size')
  const leg = find('leg', 'shortsleg', 'swimshortsleg', 'trunksleg')
  const [build, taper] = [find('build'), find('taper')]
  if (!waist) return []
  const shape = { slim: LEGS.Slim, standard: LEGS.Standard, straight: LEGS.Straight }[garment.cut ?? 'standard']
  const getThigh = (size: string, buildName: string = OPTION_VALUES.build[MIDDLE_BUILD]) =>
    THIGH_BY_WAIST.base +
    THIGH_BY_WAIST.share * toWaist(size) +
    (OPTION_VALUES.build.findIndex((name) => name === buildName) - MIDDLE_BUILD) * BUILD_STEP_IN +
    shape.thigh
  const isShort = leg?.type !== 'leg'
  return [
    measure('waist', [waist], (size) => toWaist(size) + WAIST_ALLOWANCE_IN + WAIST_EASE),
    measure('rise', [waist], (size) => rise + (toWaist(size) - SAMPLE_WAIST) * RISE_STEP),
    measure('thigh', build ? [waist, build] : [waist], getThigh),
    isShort
      ? measure('hem', build ? [waist, build] : [waist], (size, name) => getThigh(size, name) * SHORT_HEM)
      : measure('hem', taper ? [waist, taper] : [waist], (size, name) => {
          const { hem } = name === undefined ? shape : pick(LEGS, name, shape)
          return hem + (toWaist(size) - SAMPLE_WAIST) * HEM_STEP
        }),
    ...(leg ? [measure('inside_leg', [leg], Number)] : []),
  ]
}

function measureTop(garment: Garment, body: number, find: Find, measure: CreateMeasure): Measure[] {
  const [size, cut, length] = [find('size', 'chest'), find('cut'), find('length')]
  if (!size) return []
  const withLength = length ? [size, length] : [size]
  const getStep = (value: string) => size.values.indexOf(value)
  return [
    measure(
      'chest',
      cut ? [size, cut] : [size],
      (value, name = 'Slim') =>
        toChest(value) + pick(CHEST_EASE, name, CHEST_EASE.Slim) + (LAYER_EASE[garment.kind] ?? 0),
    ),
    measure('body', withLength, (value, name = '') => body + pick(LENGTHS, name, 0) + getStep(value) * BODY_STEP),
    measure(
      'sleeve',
      garment.sleeve === 'long' ? withLength : [size],
      (value, name = '') =>
        SLEEVES[garment.sleeve ?? 'short'] + pick(SLEEVE_LENGTHS, name, 0) + getStep(value) * SLEEVE_STEP,
    ),
  ]
}

/** The waist label of a size; of a letter the middle of its waists. */
function toWaist(size: string): number {
  const [, from, to] = WAISTS_BY_LETTER.find(([letter]) => letter === size) ?? []
  return from === undefined || to === undefined ? Number(size) : (from + to) / 2
}

/** The chest of a size; of a letter the middle of its chests. */
function toChest(size: string): number {
  const [, from, to] = CHEST_CM_BY_LETTER.find(([letter]) => letter === size) ?? []
  return from === undefined || to === undefined ? Number(size) : ((from + to) / 2) * INCHES_PER_CM
}
