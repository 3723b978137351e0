import type { GraphQLSchema } from 'graphql'
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

const byName = new WeakMap<GraphQLSchema, Map<string, string>>()

/** The contract's code for a country given by code or English name, in any case; undefined for no country of it. */
export function countryCode(country: string, schema: GraphQLSchema): string | undefined {
  let codes = byName.get(schema)
  if (!codes) {
    const type = schema.getType('CountryCode')
    const values = type && 'getValues' in type ? type.getValues().map(({ name }) => name) : []
    codes = new Map(
      values.flatMap((code) => [
        [code.toLowerCase(), code],
        [countryName(code).toLowerCase(), code],
      ]),
    )
    byName.set(schema, codes)
  }
  return codes.get(country.trim().toLowerCase())
}
