import type { Quantity } from '#app/fit/fit-answers.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { fromStoredValue, getFields, getPartsPerWhole, toStoredValue, type Unit } from './units.ts'

/**
 * The problem of a typed text: a key of the Fit Finder's texts with its values. `suggestion` is the stored value that was
 * probably meant.
 */
export type QuantityProblem = {
  key: QuantityProblemKey
  values?: Readonly<Record<string, string>>
  suggestion?: number
}
export type QuantityProblemKey =
  | 'problem.empty'
  | 'problem.letters'
  | 'problem.range'
  | 'problem.metres'
  | 'problem.centimetres'
  | 'problem.inches'
  | 'problem.feet'
  | 'problem.part'
  | 'problem.kilograms'
  | 'problem.pounds'
  | 'problem.stone'
  | 'problem.carry'
  | 'problem.whole'
  | 'problem.birth-year'
  | 'problem.future-year'

export type ParsedQuantity = { answer: number } | { problem: QuantityProblem }

/** A number with up to two decimals; a comma is a decimal point, as in most of Europe. */
const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/
const parseNumber = (text: string): number | undefined =>
  NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined

/** Parses the texts of the fields of a unit to an answer or a problem. An age under 18 is a valid answer here. */
export function parseQuantity(
  quantity: Quantity,
  unit: Unit,
  texts: readonly string[],
  thisYear: number,
): ParsedQuantity {
  const [large = '', small = ''] = texts
  const isBlank = (text: string) => text.trim() === ''
  if (isBlank(large) && isBlank(small)) return toProblem('problem.empty')
  const number = isBlank(large) ? 0 : parseNumber(large)
  const rest = isBlank(small) ? 0 : parseNumber(small)
  if (number === undefined || rest === undefined) return toProblem('problem.letters')
  if (unit === 'ft' || unit === 'st') return parsePair(quantity, unit, number, isBlank(small) ? undefined : rest)
  if (quantity === 'age') return parseAge(number, thisYear)
  return toAnswer(quantity, unit, toStoredValue(quantity, unit, number)) ?? suggestUnit(quantity, unit, number)
}

/** Parses feet and inches, or stone and pounds. 12.5 stone is accepted; 5.11 feet is not, since it may mean 5 ft 11 in. */
function parsePair(quantity: Quantity, unit: 'ft' | 'st', large: number, small: number | undefined): ParsedQuantity {
  const parts = getPartsPerWhole(unit)
  if (small !== undefined && small >= parts) return toProblem('problem.carry', { most: String(parts - 0.5) })
  const isFraction = !Number.isInteger(large)
  const answer = toAnswer(quantity, unit, toStoredValue(quantity, unit, large * parts + (small ?? 0)))
  if (answer && isFraction && (unit === 'ft' || small !== undefined)) return toProblem('problem.part')
  return answer ?? suggestUnit(quantity, unit, large)
}

/** Parses an age, and recognises a year of birth. */
function parseAge(age: number, thisYear: number): ParsedQuantity {
  if (age >= 1900)
    return toProblem(age > thisYear ? 'problem.future-year' : 'problem.birth-year', { year: String(age) })
  if (!Number.isInteger(age)) return toProblem('problem.whole')
  return age > 0 && age <= FIT_QUESTIONS.age.max ? { answer: age } : toRangeProblem('age', 'years')
}

/** Returns the problem of a number that is out of range, with the unit that was probably meant. */
function suggestUnit(quantity: Quantity, unit: Unit, number: number): ParsedQuantity {
  for (const { quantity: ofQuantity, key, min, max, as, times = 1 } of LIKELY_UNITS) {
    if (ofQuantity !== quantity || number < min || number > max) continue
    const suggestion = toStoredValue(quantity, as, number * times)
    if (toAnswer(quantity, as, suggestion)) return { problem: { key, values: { typed: String(number) }, suggestion } }
  }
  return quantity === 'height' && number > 3 && number < 9 && unit === 'cm'
    ? toProblem('problem.feet', { typed: String(number) })
    : toRangeProblem(quantity, unit)
}

/** Heights and weights in another unit than the chosen one, by the range of the number; the likeliest first. */
const LIKELY_UNITS: readonly {
  quantity: Quantity
  key: QuantityProblemKey
  min: number
  max: number
  as: Unit
  times?: number
}[] = [
  { quantity: 'height', key: 'problem.metres', min: 1.2, max: 2.3, as: 'cm', times: 100 },
  { quantity: 'height', key: 'problem.inches', min: 48, max: 90, as: 'ft' },
  { quantity: 'height', key: 'problem.centimetres', ...FIT_QUESTIONS.height, as: 'cm' },
  { quantity: 'weight', key: 'problem.stone', min: 5.5, max: 34.99, as: 'st', times: getPartsPerWhole('st') },
  { quantity: 'weight', key: 'problem.kilograms', min: 40, max: 149.99, as: 'kg' },
  { quantity: 'weight', key: 'problem.pounds', min: 150.01, max: Number.POSITIVE_INFINITY, as: 'lb' },
]

/** Returns the answer, clamped if it exceeds a bound only by rounding in its unit; undefined if it is out of range. */
function toAnswer(quantity: Quantity, unit: Unit, answer: number): ParsedQuantity | undefined {
  const { min, max } = FIT_QUESTIONS[quantity]
  const slack = unit === 'cm' || unit === 'kg' ? 0 : toStoredValue(quantity, unit, 0.5)
  return answer >= min - slack && answer <= max + slack ? { answer: Math.min(Math.max(answer, min), max) } : undefined
}

function toRangeProblem(quantity: Quantity, unit: Unit): ParsedQuantity {
  const { min, max } = FIT_QUESTIONS[quantity]
  return toProblem('problem.range', {
    least: formatQuantity(quantity, unit, min),
    most: formatQuantity(quantity, unit, max),
  })
}

/** Formats a stored value in a unit: '120 cm', '5 ft 11 in', '12 st 8 lb'. */
export function formatQuantity(quantity: Quantity, unit: Unit, value: number): string {
  const number = fromStoredValue(quantity, unit, value)
  if (unit === 'years') return String(number)
  if (unit !== 'ft' && unit !== 'st') return `${number} ${unit}`
  const [large, small] = getFields(unit)
  const parts = getPartsPerWhole(unit)
  return `${Math.floor(number / parts)} ${large} ${number % parts} ${small}`
}

const toProblem = (key: QuantityProblemKey, values?: QuantityProblem['values']): ParsedQuantity => ({
  problem: { key, values },
})
