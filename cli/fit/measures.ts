import { InvalidArgumentError } from 'commander'
import { CM_PER_INCH } from '#contracts/shop/body-sizes.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { createRangeParser } from '../terminal/options.ts'

/** The least and the most that is accepted. */
export type Limits = { min: number; max: number }

const KG_PER_LB = 0.453_592_37
const LB_PER_STONE = 14

/** Centimetres of a height like 180, 180cm, 71in, 5'11" or 5ft11. */
export function parseHeight(text: string): number {
  const feet = text.match(/^(\d)\s*(?:'|ft)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|''|in)?)?$/i)
  const [value, unit] = feet ? [Number(feet[1]) * 12 + Number(feet[2] ?? 0), 'in'] : parseMeasure(text, /cm|in/)
  return checkRange(
    unit === 'in' ? value * CM_PER_INCH : value,
    FIT_QUESTIONS.height,
    ({ min, max }) => `Expected a height of ${min} to ${max} cm, like 180 or 5'11".`,
  )
}

/** Kilograms of a weight like 82, 82kg, 181lb, 12st13 or 12st13lb. */
export function parseWeight(text: string): number {
  const stone = text.match(/^(\d{1,2})\s*st\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:lb)?)?$/i)
  const [value, unit] = stone
    ? [Number(stone[1]) * LB_PER_STONE + Number(stone[2] ?? 0), 'lb']
    : parseMeasure(text, /kg|lbs?/)
  return checkRange(
    unit?.startsWith('lb') ? value * KG_PER_LB : value,
    FIT_QUESTIONS.weight,
    ({ min, max }) => `Expected a weight of ${min} to ${max} kg, like 82, 181lb or 12st13.`,
  )
}

/** A parser of inches within limits. */
export const createInchesParser = (limits: Limits) => (text: string) =>
  checkRange(Number(text), limits, ({ min, max }) => `Expected ${min} to ${max} inches.`)

/** A parser of whole numbers within limits. */
export const createWholeNumberParser = ({ min, max }: Limits) =>
  createRangeParser(min, max, `a whole number from ${min} to ${max}`)

function parseMeasure(text: string, units: RegExp): [number, string | undefined] {
  const match = text.match(new RegExp(`^(\\d+(?:\\.\\d+)?)\\s*(${units.source})?$`, 'i'))
  return [Number(match?.[1] ?? Number.NaN), match?.[2]?.toLowerCase()]
}

function checkRange(value: number, limits: Limits, toExpectation: (limits: Limits) => string): number {
  if (value >= limits.min && value <= limits.max) return value
  throw new InvalidArgumentError(toExpectation(limits))
}
