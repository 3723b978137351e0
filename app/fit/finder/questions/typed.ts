import type { Quantity } from './answers.ts'
import { LIMITS } from './steps.ts'
import { fieldsOf, fromKept, perLarger, toKept, type Unit } from './units.ts'

/**
 * Why what was typed is no answer yet: a key of the Fit Finder's words, and the numbers in it. `meant` is what it looks
 * like, as the answer would be kept, to be taken with one press.
 */
export type Problem = { key: ProblemKey; values?: Readonly<Record<string, string>>; meant?: number }
export type ProblemKey =
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

export type Read = { answer: number } | { problem: Problem }

/** What is wrong with a number that is none, or the number; a comma is a point, as in most of Europe. */
const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/
const numberIn = (text: string): number | undefined =>
  NUMBER.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined

/**
 * Reads the fields of a unit. `thisYear` tells a year of birth from one to come. A man under 18 is a good answer here:
 * what to say to him is not the field's matter.
 */
export function readTyped(quantity: Quantity, unit: Unit, texts: readonly string[], thisYear: number): Read {
  const [large = '', small = ''] = texts
  const blank = (text: string) => text.trim() === ''
  if (blank(large) && blank(small)) return wrong('problem.empty')
  const one = blank(large) ? 0 : numberIn(large)
  const other = blank(small) ? 0 : numberIn(small)
  if (one === undefined || other === undefined) return wrong('problem.letters')
  if (unit === 'ft' || unit === 'st') return readPair(quantity, unit, one, blank(small) ? undefined : other)
  if (quantity === 'age') return readAge(one, thisYear)
  return inRange(quantity, unit, toKept(quantity, unit, one)) ?? strange(quantity, unit, one)
}

/** Feet and inches, stone and pounds. 12.5 stone is clear; 5.11 feet may be 5 ft 11 in, so it is asked. */
function readPair(quantity: Quantity, unit: 'ft' | 'st', large: number, small: number | undefined): Read {
  const per = perLarger(unit)
  if (small !== undefined && small >= per) return wrong('problem.carry', { most: String(per - 0.5) })
  const isPart = !Number.isInteger(large)
  const good = inRange(quantity, unit, toKept(quantity, unit, large * per + (small ?? 0)))
  if (good && isPart && (unit === 'ft' || small !== undefined)) return wrong('problem.part')
  return good ?? strange(quantity, unit, large)
}

function readAge(age: number, thisYear: number): Read {
  if (age >= 1900) return wrong(age > thisYear ? 'problem.future-year' : 'problem.birth-year', { year: String(age) })
  if (!Number.isInteger(age)) return wrong('problem.whole')
  return age > 0 && age <= LIMITS.age.max ? { answer: age } : outOfRange('age', 'years')
}

/** A number that its unit cannot have: the unit that it would make sense in, if there is one. */
function strange(quantity: Quantity, unit: Unit, number: number): Read {
  for (const { key, looks, as, times = 1 } of MISTAKES) {
    if (key.of !== quantity || !looks(number)) continue
    const meant = toKept(quantity, as, number * times)
    if (inRange(quantity, as, meant)) return { problem: { key: key.says, values: { typed: String(number) }, meant } }
  }
  return quantity === 'height' && number > 3 && number < 9 && unit === 'cm'
    ? wrong('problem.feet', { typed: String(number) })
    : outOfRange(quantity, unit)
}

/** Heights and weights as they are told in other units, the likeliest first. */
const MISTAKES: readonly {
  key: { of: Quantity; says: ProblemKey }
  looks: (number: number) => boolean
  as: Unit
  times?: number
}[] = [
  { key: { of: 'height', says: 'problem.metres' }, looks: (n) => n >= 1.2 && n <= 2.3, as: 'cm', times: 100 },
  { key: { of: 'height', says: 'problem.inches' }, looks: (n) => n >= 48 && n <= 90, as: 'ft' },
  { key: { of: 'height', says: 'problem.centimetres' }, looks: (n) => n >= 120 && n <= 230, as: 'cm' },
  { key: { of: 'weight', says: 'problem.stone' }, looks: (n) => n >= 5.5 && n < 35, as: 'st', times: perLarger('st') },
  { key: { of: 'weight', says: 'problem.kilograms' }, looks: (n) => n >= 40 && n < 150, as: 'kg' },
  { key: { of: 'weight', says: 'problem.pounds' }, looks: (n) => n > 150, as: 'lb' },
]

const inRange = (quantity: Quantity, unit: Unit, answer: number): Read | undefined => {
  const { min, max } = LIMITS[quantity]
  // the ends are told in the shopper's unit, rounded, and hold as they are told
  const slack = unit === 'cm' || unit === 'kg' ? 0 : toKept(quantity, unit, 0.5)
  return answer >= min - slack && answer <= max + slack ? { answer: Math.min(Math.max(answer, min), max) } : undefined
}

function outOfRange(quantity: Quantity, unit: Unit): Read {
  const { min, max } = LIMITS[quantity]
  return wrong('problem.range', { least: inWords(quantity, unit, min), most: inWords(quantity, unit, max) })
}

/** '120 cm', '5 ft 11 in', '12 st 8 lb': a kept value in a unit, for sentences. */
export function inWords(quantity: Quantity, unit: Unit, value: number): string {
  const number = fromKept(quantity, unit, value)
  if (unit === 'years') return String(number)
  if (unit !== 'ft' && unit !== 'st') return `${number} ${unit}`
  const [large, small] = fieldsOf(unit)
  const per = perLarger(unit)
  return `${Math.floor(number / per)} ${large} ${number % per} ${small}`
}

const wrong = (key: ProblemKey, values?: Problem['values']): Read => ({ problem: { key, values } })
