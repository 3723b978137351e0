import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import { isRegionCode, REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'

/** Country codes for an unknown country: XX of ISO 3166, and T1, which Cloudflare sends for the Tor network. */
const UNKNOWN_COUNTRIES = ['XX', 'T1']

/**
 * Converts a CDN's country code to the value of geo_region_code: the region that delivers there (EU for all of the Union),
 * otherwise the country's own code, or XX for an unknown one.
 */
export function toGeoRegion(country: string | null): string {
  const code = country?.trim().toUpperCase() ?? ''
  if (!/^[A-Z][A-Z0-9]$/.test(code) || UNKNOWN_COUNTRIES.includes(code)) return 'XX'
  return REGION_CODES.find((region) => isIn(region, code))?.toUpperCase() ?? code
}

const isIn = (region: RegionCode, country: string) => DELIVERY_COUNTRIES[region].some((code) => code === country)

/** Where a visitor is: in a region of the shop, elsewhere, or unknown. */
export type VisitorLocation = RegionCode | 'elsewhere' | 'unknown'

/** Parses the cookie's value; anything that is not a country is unknown. */
export function parseGeoRegion(geoRegion: string | undefined): VisitorLocation {
  const code = geoRegion?.toLowerCase()
  if (isRegionCode(code)) return code
  const isCountry = code && /^[a-z][a-z0-9]$/.test(code) && !UNKNOWN_COUNTRIES.includes(code.toUpperCase())
  return isCountry ? 'elsewhere' : 'unknown'
}

/** What the country modal offers: the shop chosen before, the shop of the visitor's region, or all shops. */
export type CountryQuestion =
  | { kind: 'chosen-before'; there: RegionCode }
  | { kind: 'at-home'; there: RegionCode }
  | { kind: 'elsewhere' }

/**
 * Decides whether the country modal opens, and with what (REG-06). A chosen shop takes precedence over the visitor's
 * location; an unknown location never opens it.
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
