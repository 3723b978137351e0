import type { GraphQLResolveInfo } from 'graphql'
import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { CURRENCY_SYMBOLS } from '../money.ts'
import { COUNTRIES, getCountryName } from './countries.ts'
import { getRequestedContext, resolveCountry } from './request-context.ts'

/** The language of all stores (spec 1: en-GB, en-US, en-EU). */
const ENGLISH = { isoCode: 'EN', name: 'English', endonymName: 'English' }

/** QueryRoot.localization. The currency is the store's, whatever the requested country. */
export function resolveLocalization(
  _root: unknown,
  _args: unknown,
  { region }: ShopifyContext,
  info: GraphQLResolveInfo,
) {
  const requestedCountry = getRequestedContext(info)?.country
  return {
    availableCountries: () => COUNTRIES[region].map((code) => toCountry(code, region)),
    availableLanguages: [ENGLISH],
    country: () => toCountry(resolveCountry(region, requestedCountry), region),
    language: ENGLISH,
    market: () => toMarket(region),
  }
}

const CURRENCY_NAMES: Record<RegionCode, string> = { gb: 'British Pound', us: 'United States Dollar', eu: 'Euro' }

function toCountry(code: string, region: RegionCode) {
  return {
    isoCode: code,
    name: getCountryName(code),
    currency: { isoCode: CURRENCIES[region], name: CURRENCY_NAMES[region], symbol: CURRENCY_SYMBOLS[region] },
    unitSystem: code === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: [ENGLISH],
    defaultLanguage: ENGLISH,
    market: () => toMarket(region),
  }
}

function toMarket(region: RegionCode) {
  return {
    id: toGid('Market', Object.keys(COUNTRIES).indexOf(region) + 1),
    handle: region,
    metafield: null,
    metafields: ({ identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
  }
}
