import type { RegionCode } from '#contracts/regions.ts'
import { EU_COUNTRIES } from './countries.ts'
import { isRegionCode } from './regions.ts'

/** ISO 3166's word for a country that nobody knows; CDNs say it too. T1 is how one of them names the Tor network. */
const UNKNOWN = ['XX', 'T1']

/**
 * The geo region (cookie geo_region_code) of a country as a CDN names it: GB, US, EU for all of the Union, any other
 * country by its own code, XX where it is not known.
 */
export function geoRegionOf(country: string | null): string {
  const code = country?.trim().toUpperCase() ?? ''
  if (!/^[A-Z][A-Z0-9]$/.test(code) || UNKNOWN.includes(code)) return 'XX'
  return EU_COUNTRIES.includes(code) ? 'EU' : code
}

/** Where a visitor is: in a region of ours, elsewhere, or nobody knows. */
export type WhereFrom = RegionCode | 'elsewhere' | 'unknown'

/** Reads the cookie's value, whoever may have written it. */
export function whereFrom(geoRegion: string | undefined): WhereFrom {
  const code = geoRegion?.toLowerCase()
  if (isRegionCode(code)) return code
  return code && /^[a-z][a-z0-9]$/.test(code) && !UNKNOWN.includes(code.toUpperCase()) ? 'elsewhere' : 'unknown'
}
