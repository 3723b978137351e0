import type { GraphQLSchema } from 'graphql'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { WithMarkets } from '../../../world/catalogue/markets.ts'

/** The countries that a store sells to: those of the goods file's markets, else the region's. */
export function listCountries({ content }: WithMarkets, region: RegionCode): readonly [string, ...string[]] {
  const [first, ...others] = content?.markets ?? []
  const [main, ...more] = first?.countries ?? DELIVERY_COUNTRIES[region]
  return [main, ...more, ...others.flatMap(({ countries }) => countries)]
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/** A country's English name. */
export const getCountryName = (code: string): string => countryNames.of(code) ?? code

const codesByName = new WeakMap<GraphQLSchema, Map<string, string>>()

/** The schema's code of a country given by code or English name, in any case; undefined for an unknown country. */
export function findCountryCode(country: string, schema: GraphQLSchema): string | undefined {
  let codes = codesByName.get(schema)
  if (!codes) {
    const type = schema.getType('CountryCode')
    const schemaCodes = type && 'getValues' in type ? type.getValues().map(({ name }) => name) : []
    codes = new Map(
      schemaCodes.flatMap((code) => [
        [code.toLowerCase(), code],
        [getCountryName(code).toLowerCase(), code],
      ]),
    )
    codesByName.set(schema, codes)
  }
  return codes.get(country.trim().toLowerCase())
}
