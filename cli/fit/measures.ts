import { InvalidArgumentError } from 'commander'

const CM_PER_INCH = 2.54
const KG_PER_LB = 0.453_592_37
const LB_PER_STONE = 14

/** A height in centimetres from 180, 180cm, 71in, 5'11", 5ft11. */
export function heightInCm(text: string): number {
  const feet = text.match(/^(\d)\s*(?:'|ft)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|''|in)?)?$/i)
  const [value, unit] = feet ? [Number(feet[1]) * 12 + Number(feet[2] ?? 0), 'in'] : measured(text, /cm|in/)
  return within(
    unit === 'in' ? value * CM_PER_INCH : value,
    [120, 230],
    'A height is 120 to 230 cm, like 180 or 5\'11".',
  )
}

/** A weight in kilograms from 82, 82kg, 181lb, 12st13, 12st13lb. */
export function weightInKg(text: string): number {
  const stone = text.match(/^(\d{1,2})\s*st\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:lb)?)?$/i)
  const [value, unit] = stone
    ? [Number(stone[1]) * LB_PER_STONE + Number(stone[2] ?? 0), 'lb']
    : measured(text, /kg|lbs?/)
  return within(
    unit?.startsWith('lb') ? value * KG_PER_LB : value,
    [35, 250],
    'A weight is 35 to 250 kg, like 82, 181lb or 12st13.',
  )
}

/** Inches within limits, like a waistband of 20 to 60. */
export const inchesWithin = (limits: [number, number]) => (text: string) =>
  within(Number(text), limits, `It is ${limits[0]} to ${limits[1]} inches.`)

/** A whole number within limits. */
export const wholeWithin = (limits: [number, number]) => (text: string) =>
  within(/^\d+$/.test(text) ? Number(text) : Number.NaN, limits, `It is a whole number, ${limits[0]} to ${limits[1]}.`)

function measured(text: string, units: RegExp): [number, string | undefined] {
  const read = text.match(new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(${units.source})?$`, 'i'))
  return [Number(read?.[1] ?? Number.NaN), read?.[2]?.toLowerCase()]
}

function within(value: number, [low, high]: [number, number], otherwise: string): number {
  if (value >= low && value <= high) return value
  throw new InvalidArgumentError(otherwise)
}
