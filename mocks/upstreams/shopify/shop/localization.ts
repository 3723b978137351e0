import type { GraphQLResolveInfo } from 'graphql'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { findMarket, getCurrency, listLocales } from '../../../world/catalogue/markets.ts'
import type { ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { getCurrencyName, getCurrencySymbol } from '../money.ts'
import { getCountryName, listCountries } from './countries.ts'
import { getRequestedContext, resolveCountry, toLanguageCode } from './request-context.ts'

/** QueryRoot.localization. A store of this shop has one currency, whatever the requested country. */
export function resolveLocalization(_root: unknown, _args: unknown, context: ShopifyContext, info: GraphQLResolveInfo) {
  const { world, region } = context
  const country = resolveCountry(context, getRequestedContext(info)?.country)
  return {
    availableCountries: () => listCountries(world.catalogue, region).map((code) => toCountry(code, context)),
    availableLanguages: () => listLanguages(country, context),
    country: () => toCountry(country, context),
    language: () => toLanguage(context.locale, context),
    market: () => toMarket(country, context),
  }
}

function toCountry(code: string, context: ShopifyContext) {
  const { world, region } = context
  const currency = getCurrency(world.catalogue, region, code)
  return {
    isoCode: code,
    name: getCountryName(code),
    currency: { isoCode: currency, name: getCurrencyName(currency), symbol: getCurrencySymbol(currency, region) },
    unitSystem: code === 'US' ? 'IMPERIAL_SYSTEM' : 'METRIC_SYSTEM',
    availableLanguages: () => listLanguages(code, context),
    defaultLanguage: () => listLanguages(code, context)[0],
    market: () => toMarket(code, context),
  }
}

/** The languages of a country, the default one first. Stores of this shop have English. */
const listLanguages = (country: string, context: ShopifyContext) =>
  listLocales(context.world.catalogue, country).map((locale) => toLanguage(locale, context))

const toLanguage = (locale: string, context: ShopifyContext) => ({
  isoCode: toLanguageCode(locale),
  name: nameLanguage(locale, context.locale),
  endonymName: nameLanguage(locale, locale),
})

const nameLanguage = (locale: string, inLocale: string) =>
  new Intl.DisplayNames(inLocale, { type: 'language' }).of(locale) ?? locale

function toMarket(country: string, { world: { catalogue }, region }: ShopifyContext) {
  const market = findMarket(catalogue, country)
  const index = market ? catalogue.content?.markets.indexOf(market) : REGION_CODES.indexOf(region)
  return {
    id: toGid('Market', (index ?? 0) + 1),
    handle: market?.handle ?? region,
    metafield: null,
    metafields: ({ identifiers }: { identifiers: readonly unknown[] }) => identifiers.map(() => null),
  }
}
