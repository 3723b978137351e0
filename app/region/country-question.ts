import type { RegionCode } from '#contracts/shop/regions.ts'
import type { VisitorLocation } from './geo-region.ts'

/** What the country modal offers: the shop chosen before, the shop of the visitor's region, or all shops. */
export type CountryQuestion =
  | { kind: 'chosen-before'; there: RegionCode }
  | { kind: 'at-home'; there: RegionCode }
  | { kind: 'elsewhere' }

/**
 * Decides whether the country modal opens, and with what (REG-06). A chosen shop counts before the visitor's location; an
 * unknown location never opens it.
 */
export function getCountryQuestion(visit: {
  from: VisitorLocation
  shop: RegionCode
  chosen: RegionCode | undefined
}): CountryQuestion | null {
  const { from, shop, chosen } = visit
  if (chosen) return chosen === shop ? null : { kind: 'chosen-before', there: chosen }
  if (from === 'unknown' || from === shop) return null
  return from === 'elsewhere' ? { kind: 'elsewhere' } : { kind: 'at-home', there: from }
}
