import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'

/** The countries in which a shop of a goods file sells in one currency: a market at Shopify. */
export type Market = {
  handle: string
  name: string
  /** ISO codes; the first is that of customers who name none. */
  countries: readonly [string, ...string[]]
  currency: string
  /** The first is the default one; undefined: those of the shop. */
  locales: readonly [string, ...string[]] | undefined
  /** The first one is selected unless the buyer selects another. */
  deliveryMethods: readonly DeliveryMethod[]
}

export type DeliveryMethod = {
  handle: string
  name: string
  description: string
  /** Minor units. */
  price: number
  /** Free for goods of more than it, in minor units; null: never. */
  freeOver: number | null
}

/** The part of a catalogue that has markets. */
export type WithMarkets = { content?: { markets: readonly Market[]; locales: readonly [string, ...string[]] } }

/** The market of a country in a goods file, the first one for any other country; undefined in a shop without markets. */
export function findMarket({ content }: WithMarkets, country: string | null | undefined): Market | undefined {
  const markets = content?.markets ?? []
  return markets.find(({ countries }) => countries.some((code) => code === country)) ?? markets[0]
}

/** The currency that a store sells in to a country. Without markets each store has its own. */
export const getCurrency = (catalogue: WithMarkets, region: RegionCode, country: string | null | undefined): string =>
  findMarket(catalogue, country)?.currency ?? REGIONS[region].currency

/** The languages of a store in a country, the default one first. */
export const listLocales = (
  catalogue: WithMarkets,
  country: string | null | undefined,
): readonly [string, ...string[]] => findMarket(catalogue, country)?.locales ?? catalogue.content?.locales ?? ['en']
