import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { omitEmpty } from './export-parts.ts'
import { pageSchema, readPages } from './read-pages.ts'
import type { Query } from './storefront-client.ts'

type Markets = NonNullable<GoodsFile['markets']>

/** The prices of a variant of a file. */
export type FilePrices = Pick<Variants[number], 'price' | 'compareAtPrice'>
type Variants = NonNullable<NonNullable<GoodsFile['products']>[number]['variants']>

/** A variant's prices by its global id, and by currency: what differs in countries besides the shop's own. */
type PricesAbroad = ReadonlyMap<string, ReadonlyMap<string, { price: string; compareAt: string | undefined }>>

const MARKETS_QUERY = `query ExportMarkets { localization {
  country { isoCode } language { isoCode }
  availableCountries { isoCode currency { isoCode } market { handle } availableLanguages { isoCode } }
} }`

const countryFields = z.object({
  isoCode: z.string(),
  currency: z.object({ isoCode: z.string() }),
  market: z.object({ handle: z.string() }).nullable(),
  availableLanguages: z.array(z.object({ isoCode: z.string() })),
})
const marketsFields = z.object({
  localization: z.object({
    country: z.object({ isoCode: z.string() }),
    language: z.object({ isoCode: z.string() }),
    availableCountries: z.array(countryFields),
  }),
})

/** A language besides the first, and a country whose customers have it. */
type ExportedLanguage = { locale: string; language: string; country: string }

/**
 * The countries that a store sells to by market and currency, the shop's own country first, and the languages. Shipping
 * rates are not in that API.
 */
export async function exportMarkets(
  query: Query,
): Promise<{ markets: Markets; locales: readonly [string, ...string[]]; languages: ExportedLanguage[] }> {
  const { localization } = await query(marketsFields, MARKETS_QUERY)
  const home = localization.country.isoCode
  const ordered = localization.availableCountries.toSorted(
    (a, b) => Number(b.isoCode === home) - Number(a.isoCode === home),
  )
  const groups = new Map<string, typeof ordered>()
  for (const country of ordered) {
    const key = `${country.market?.handle} ${country.currency.isoCode}`
    groups.set(key, [...(groups.get(key) ?? []), country])
  }
  const countriesByLanguage = new Map<string, string>()
  for (const { isoCode, availableLanguages } of ordered)
    for (const { isoCode: language } of availableLanguages)
      if (!countriesByLanguage.has(language)) countriesByLanguage.set(language, isoCode)
  countriesByLanguage.delete(localization.language.isoCode)
  const languages = [...countriesByLanguage].map(([language, country]) => ({
    locale: toLocale(language),
    language,
    country,
  }))
  const locales = [toLocale(localization.language.isoCode), ...languages.map(({ locale }) => locale)] as const
  const handles = new Set<string>()
  const markets = [...groups.values()].flatMap((countries) => {
    const [first, ...others] = countries
    if (!first) return []
    const currency = first.currency.isoCode
    const name = first.market?.handle ?? currency.toLowerCase()
    // a market may have several currencies, which are several markets of a file
    const handle = handles.has(name) ? `${name}-${currency.toLowerCase()}` : name
    handles.add(handle)
    const [locale, ...otherLocales] = first.availableLanguages.map(({ isoCode }) => toLocale(isoCode))
    const hasAll = [locale, ...otherLocales].join() === locales.join()
    return {
      name: handle,
      handle,
      countries: [first.isoCode, ...others.map(({ isoCode }) => isoCode)] as [string, ...string[]],
      currency,
      ...(locale && !hasAll && { locales: [locale, ...otherLocales] as [string, ...string[]] }),
    }
  })
  return { markets, locales, languages }
}

/** Shopify's locale of a LanguageCode: PT_BR is 'pt-BR'. */
const toLocale = (language: string) => {
  const [code = '', country] = language.split('_')
  return country ? `${code.toLowerCase()}-${country}` : code.toLowerCase()
}

const VARIANT_PRICES = 'pageInfo { hasNextPage endCursor } nodes { id price { amount } compareAtPrice { amount } }'

const PRICES_QUERY = `query ExportPrices($country: CountryCode!, $after: String) @inContext(country: $country) {
  products(first: 50, after: $after) {
    pageInfo { hasNextPage endCursor } nodes { id variants(first: 100) { ${VARIANT_PRICES} } }
  }
}`

const VARIANT_PRICES_QUERY = `query ExportVariantPrices($country: CountryCode!, $id: ID!, $after: String) @inContext(country: $country) {
  product(id: $id) { variants(first: 250, after: $after) { ${VARIANT_PRICES} } }
}`

const money = z.object({ amount: z.string() })
const variantPrices = z.object({ id: z.string(), price: money, compareAtPrice: money.nullable() })
type VariantPrices = z.output<typeof variantPrices>
const variantPage = pageSchema(variantPrices)
const pricesFields = z.object({ products: pageSchema(z.object({ id: z.string(), variants: variantPage })) })
const variantPricesFields = z.object({ product: z.object({ variants: variantPage }) })

/** The prices of all variants in the currencies besides the first market's. */
export async function exportPricesAbroad(
  query: Query,
  markets: Markets,
  onProgress: (currency: string) => void,
): Promise<PricesAbroad> {
  const prices = new Map<string, Map<string, { price: string; compareAt: string | undefined }>>()
  const currencies = new Set([markets[0]?.currency])
  for (const { currency, countries } of markets) {
    if (currencies.has(currency)) continue
    currencies.add(currency)
    onProgress(currency)
    const [country] = countries
    const products = await readPages(
      async (after) => (await query(pricesFields, PRICES_QUERY, { country, after })).products,
    )
    for (const { id, variants } of products) {
      const all = await readPages(
        async (after) =>
          (await query(variantPricesFields, VARIANT_PRICES_QUERY, { country, id, after })).product.variants,
        variants,
      )
      for (const variant of all) {
        const byCurrency = prices.get(variant.id) ?? new Map()
        byCurrency.set(currency, { price: variant.price.amount, compareAt: variant.compareAtPrice?.amount })
        prices.set(variant.id, byCurrency)
      }
    }
  }
  return prices
}

/** One decimal, or one per currency of the markets. */
export function toFilePrices(
  { id, price, compareAtPrice }: VariantPrices,
  [home, ...others]: Markets,
  abroad: PricesAbroad,
): FilePrices {
  const currencies = new Set(others.map(({ currency }) => currency).filter((currency) => currency !== home?.currency))
  if (!home || currencies.size === 0) return omitEmpty({ price: price.amount, compareAtPrice: compareAtPrice?.amount })
  const list = (own: string, kind: 'price' | 'compareAt') =>
    Object.fromEntries([
      [home.currency, own],
      ...[...currencies].flatMap((currency) => {
        const amount = abroad.get(id)?.get(currency)?.[kind]
        return amount === undefined ? [] : [[currency, amount] as const]
      }),
    ])
  return {
    price: list(price.amount, 'price'),
    ...(compareAtPrice && { compareAtPrice: list(compareAtPrice.amount, 'compareAt') }),
  }
}
