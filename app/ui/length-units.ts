/** Spec 9: "Centimetre to inch factor 0.393701". */
export const INCHES_PER_CM = 0.393701

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
