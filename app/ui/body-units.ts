import { INCHES_PER_CM } from '#contracts/shop/timing-and-limits.ts'
export const UNITS = ['in', 'cm'] as const
export type Unit = (typeof UNITS)[number]

/** A length in the unit of its source. */
export type Length = { in: number } | { cm: number }

export const toInches = (length: Length): number => ('in' in length ? length.in : length.cm * INCHES_PER_CM)
export const toCentimetres = (length: Length): number => ('cm' in length ? length.cm : length.in / INCHES_PER_CM)

/** Formats a length in a unit, to a tenth and without the unit: '37', '92.7'. */
export function formatLength(length: Length, unit: Unit): string {
  const value = unit === 'in' ? toInches(length) : toCentimetres(length)
  return String(Math.round(value * 10) / 10)
}

/** Formats a height: '5 ft 7½ in' to the half inch, or '171.5 cm'. */
export function formatHeight(length: Length, unit: Unit): string {
  if (unit === 'cm') return `${formatLength(length, unit)} cm`
  const halves = Math.round(toInches(length) * 2)
  const whole = Math.floor(halves / 2)
  return `${Math.floor(whole / 12)} ft ${whole % 12}${halves % 2 === 1 ? '½' : ''} in`
}

/** Exact, by definition of the pound since 1959. */
export const KG_PER_LB = 0.45359237
export const LB_PER_STONE = 14

export type WeightUnit = 'kg' | 'lb' | 'st'

/** Formats a weight in kg to the whole kilogram or pound: '83 kg', '183 lb', '13 st 1 lb'. */
export function formatWeight(kg: number, unit: WeightUnit): string {
  if (unit === 'kg') return `${Math.round(kg)} kg`
  const pounds = Math.round(kg / KG_PER_LB)
  if (unit === 'lb') return `${pounds} lb`
  const [stone, rest] = [Math.floor(pounds / LB_PER_STONE), pounds % LB_PER_STONE]
  return rest === 0 ? `${stone} st` : `${stone} st ${rest} lb`
}
