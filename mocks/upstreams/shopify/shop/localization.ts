import type { GraphQLResolveInfo } from 'graphql'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import type { ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { CURRENCY_SYMBOLS } from '../money.ts'
import { COUNTRIES, countryName } from './countries.ts'
import { countryIn, inContext } from './in-context.ts'

/** The shop speaks English everywhere (spec 1: en-GB, en-US, en-EU). */
const ENGLISH = { isoCode: 'EN', name: 'English', endonymName: 'English' }

/** QueryRoot.localization. The currency is the store's, whatever country is asked for. */
export function localization(_root: unknown, _args: unknown, { region }: ShopifyContext, info: GraphQLResolveInfo) {
  const codes = COUNTRIES[region]
  const asked = inContext(info)?.country
  return {
    availableCountries: () => codes.map((code) => country(code, region)),
    availableLanguages: [ENGLISH],
    country: () => country(countryIn(region, asked), region),
    language: ENGLISH,
    market: () => market(region),
  }
}

const CURRENCY_NAMES: Record<RegionCode, string> = { gb: 'British Pound', us: 'United States Dollar', eu: 'Euro' }

function country(code: string, region: RegionCode) {
  return {
    isoCode: code,
    name: countryName(code),
    currency: { isoCode: CURRENCIES[region], name: CURRENCY_NAMES[region], symbol: CURRENCY_SYMBOLS[region] },
    unitSystem: code === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: [ENGLISH],
    market: () => market(region),
  }
}

function market(region: RegionCode) {
  return {
    id: gid('Market', Object.keys(COUNTRIES).indexOf(region) + 1),
    handle: region,
    metafield: null,
    metafields: ({ identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
  }
}
