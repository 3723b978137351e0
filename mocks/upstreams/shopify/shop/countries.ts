import type { RegionCode } from '#contracts/regions.ts'
import type { CountryCode } from '#contracts/shopify/generated/documents.ts'

/** Where each store sells to; the first is where it is at home. The eu list is assumed: the members of the union. */
export const COUNTRIES: Record<RegionCode, readonly [CountryCode, ...CountryCode[]]> = {
  gb: ['GB'],
  us: ['US'],
  eu: [
    'IE',
    'AT',
    'BE',
    'BG',
    'HR',
    'CY',
    'CZ',
    'DK',
    'EE',
    'FI',
    'FR',
    'DE',
    'GR',
    'HU',
    'IT',
    'LV',
    'LT',
    'LU',
    'MT',
    'NL',
    'PL',
    'PT',
    'RO',
    'SK',
    'SI',
    'ES',
    'SE',
  ],
}

const names = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A country's English name. */
export const countryName = (code: string): string => names.of(code) ?? code

let codes: Map<string, string> | undefined

/** The code for a country given by code or English name, in any case; undefined when there is no such country. */
export function countryCode(country: string): string | undefined {
  codes ??= new Map(
    isoCodes().flatMap((code) => [
      [code.toLowerCase(), code],
      [countryName(code).toLowerCase(), code],
    ]),
  )
  return codes.get(country.trim().toLowerCase())
}

/** All two-letter codes that name a country: Intl answers the code itself for those that do not. */
function isoCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  return all.filter((code) => names.of(code) !== code)
}
