/** The units that goods are measured in, each as a part of the largest of its kind: a gram is 0.001 of a kilogram. */
const UNITS = {
  WEIGHT: { MG: 1e-6, G: 1e-3, KG: 1 },
  VOLUME: { ML: 1e-3, CL: 1e-2, L: 1, M3: 1e3 },
  LENGTH: { MM: 1e-3, CM: 1e-2, M: 1 },
  AREA: { M2: 1 },
} as const

export const MEASURED_UNITS = ['MG', 'G', 'KG', 'ML', 'CL', 'L', 'M3', 'MM', 'CM', 'M', 'M2'] as const
type MeasuredUnit = (typeof MEASURED_UNITS)[number]
type MeasuredType = keyof typeof UNITS

/** Shopify's UnitPriceMeasurement: how much a variant has, and how much its unit price is for. */
export type UnitPriceMeasurement = {
  quantityUnit: MeasuredUnit
  quantityValue: number
  referenceUnit: MeasuredUnit
  referenceValue: number
}

/** What a unit measures. */
export const getMeasuredType = (unit: MeasuredUnit): MeasuredType =>
  unit in UNITS.WEIGHT ? 'WEIGHT' : unit in UNITS.VOLUME ? 'VOLUME' : unit in UNITS.LENGTH ? 'LENGTH' : 'AREA'

const getFactor = (unit: MeasuredUnit): number =>
  new Map<string, number>(Object.entries(UNITS[getMeasuredType(unit)])).get(unit) ?? 1

/** How many of the reference a variant has: 250 g are a quarter of 1 kg. */
export const countReferences = (measurement: UnitPriceMeasurement): number =>
  (measurement.quantityValue * getFactor(measurement.quantityUnit)) /
  (measurement.referenceValue * getFactor(measurement.referenceUnit))
