import type { Region } from '#app/region/regions.ts'
import { centimetres, inches } from '#app/ui/length.ts'
import type { Quantity } from './answers.ts'
import { LIMITS } from './steps.ts'

/** A unit that a quantity can be told in. 'ft' is feet and inches, 'st' stone and pounds: two fields each. */
export type Unit = 'cm' | 'ft' | 'kg' | 'lb' | 'st' | 'years' | 'in'

/** By statute since 1959. */
const KG_PER_LB = 0.45359237
const LB_PER_STONE = 14
const INCHES_PER_FOOT = 12
/** A waistband is measured flat and goes round twice that. */
const SIDES = 2

export const UNITS_OF: Readonly<Record<Quantity, readonly [Unit, ...Unit[]]>> = {
  height: ['cm', 'ft'],
  weight: ['kg', 'lb', 'st'],
  age: ['years'],
  'pair-waist': ['in', 'cm'],
  'pair-leg': ['in', 'cm'],
}

/** What people of a region say: stone and feet in Britain, pounds and feet in America, metric in Europe. */
export function usualUnit(quantity: Quantity, { code }: Pick<Region, 'code'>): Unit {
  const [first] = UNITS_OF[quantity]
  if (quantity === 'height') return code === 'eu' ? 'cm' : 'ft'
  if (quantity === 'weight') return code === 'gb' ? 'st' : code === 'us' ? 'lb' : 'kg'
  if (quantity === 'age') return first
  return code === 'eu' ? 'cm' : 'in'
}

/** The fields of a unit, the larger part first. */
export const fieldsOf = (unit: Unit): readonly (Unit | 'in' | 'lb')[] =>
  unit === 'ft' ? ['ft', 'in'] : unit === 'st' ? ['st', 'lb'] : [unit]

/** How many of the smaller part make one of the larger. */
export const perLarger = (unit: 'ft' | 'st'): number => (unit === 'ft' ? INCHES_PER_FOOT : LB_PER_STONE)

/** Answers are kept to the hundredth: an inch is 2.54 cm exactly, and a tenth of a pound is 0.05 kg. */
const kept = (value: number) => Math.round(value * 100) / 100
const tenth = (value: number) => Math.round(value * 10) / 10
const half = (value: number) => Math.round(value * 2) / 2

/** A number of a unit (feet in inches, stone in pounds) as it is kept. */
export function toKept(quantity: Quantity, unit: Unit, value: number): number {
  if (quantity === 'height') return kept(unit === 'ft' ? centimetres({ in: value }) : value)
  if (quantity === 'weight') return kept(unit === 'kg' ? value : value * KG_PER_LB)
  if (quantity === 'age') return value
  const tape = unit === 'cm' ? inches({ cm: value }) : value
  return kept(quantity === 'pair-waist' ? tape * SIDES : tape)
}

/** The way back, to what a unit is read to: tenths, halves where inches or pounds go with feet or stone. */
export function fromKept(quantity: Quantity, unit: Unit, value: number): number {
  if (quantity === 'height') return unit === 'ft' ? half(inches({ cm: value })) : tenth(value)
  if (quantity === 'weight') return unit === 'kg' ? tenth(value) : (unit === 'st' ? half : tenth)(value / KG_PER_LB)
  if (quantity === 'age') return value
  const tape = quantity === 'pair-waist' ? value / SIDES : value
  return tenth(unit === 'cm' ? centimetres({ in: tape }) : tape)
}

/** A kept value as the texts of a unit's fields: 180.34 cm is ['5', '11']. */
export function textsOf(quantity: Quantity, unit: Unit, value: number): readonly string[] {
  const number = fromKept(quantity, unit, value)
  if (unit !== 'ft' && unit !== 'st') return [String(number)]
  const per = perLarger(unit)
  return [String(Math.floor(number / per)), String(number % per)]
}

/** A slider's ends and step in a unit: what most men are. Whoever is beyond types it. */
export function sliderOf(quantity: Quantity, unit: Unit): { min: number; max: number; step: number; middle: number } {
  const { min, max, middle } = SPAN[quantity]
  const at = (value: number) => Math.round(fromKept(quantity, unit, value))
  return { min: at(min), max: at(max), step: quantity.startsWith('pair') ? 0.5 : 1, middle: at(middle) }
}

/** Kept units. The middle is where a slider stands that nobody has moved: about the average man of the survey. */
const SPAN: Readonly<Record<Quantity, { min: number; max: number; middle: number }>> = {
  height: { min: 150, max: 210, middle: 178 },
  weight: { min: 45, max: 150, middle: 84 },
  age: { min: LIMITS.age.min, max: 80, middle: 40 },
  'pair-waist': { min: 26, max: 50, middle: 36 },
  'pair-leg': { min: 26, max: 38, middle: 32 },
}
