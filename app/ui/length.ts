/** Spec 9: "Centimetre to inch factor 0.393701". The one place where a length changes its unit. */
export const INCHES_PER_CM = 0.393701

export const UNITS = ['in', 'cm'] as const
export type Unit = (typeof UNITS)[number]

/** A length in the unit that it was defined in. */
export type Length = { in: number } | { cm: number }

export const inches = (length: Length): number => ('in' in length ? length.in : length.cm * INCHES_PER_CM)
export const centimetres = (length: Length): number => ('cm' in length ? length.cm : length.in / INCHES_PER_CM)

/** A length's number in a unit, to a tenth; '37', '92.7'. */
export function lengthText(length: Length, unit: Unit): string {
  const value = unit === 'in' ? inches(length) : centimetres(length)
  return String(Math.round(value * 10) / 10)
}

/** A man's height: '5 ft 7½ in' to the half inch, or '171.5 cm'. */
export function heightText(length: Length, unit: Unit): string {
  if (unit === 'cm') return `${lengthText(length, unit)} cm`
  const halves = Math.round(inches(length) * 2)
  const whole = Math.floor(halves / 2)
  return `${Math.floor(whole / 12)} ft ${whole % 12}${halves % 2 === 1 ? '½' : ''} in`
}
