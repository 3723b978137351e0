import type { RegionCode } from './regions.ts'

/**
 * The countries that each store delivers to by ISO 3166 code, its own first: new addresses and phone
 * numbers begin with that one. Assumed: the islands around Britain, and all members of the European Union.
 */
export const DELIVERY_COUNTRIES = {
  gb: ['GB', 'GG', 'IM', 'JE'],
  us: ['US'],
  eu: [
    ...['IE', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
    ...['HU', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ],
} as const satisfies Record<RegionCode, readonly [string, ...string[]]>
