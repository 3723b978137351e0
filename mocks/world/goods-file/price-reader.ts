import { mapRegions, REGION_CODES, REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import { toMinorUnits } from '../currency.ts'
import { readAmount } from './build-markets.ts'
import type { Path, Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import type { Money } from './schema/parts.ts'

/** A price in minor units: of each store, and by the currency of each market. */
type Price = { stores: Record<RegionCode, number>; markets: ReadonlyMap<string, number> }
export type PriceReader = (money: Money, path: Path) => Price

/** Where a price counts: the stores of a file without markets, or its markets. */
type Place = { currency: string; name: string; rate: number | undefined }

/** Returns the reader of a file's prices. One decimal is the price of each store, or that of the first market. */
export function createPriceReader({ markets }: ParsedGoodsFile, report: Report): PriceReader {
  const [home] = markets
  const stores = REGION_CODES.map((region) => ({
    currency: REGIONS[region].currency,
    name: `store ${region}`,
    rate: 1,
  }))
  const places: readonly Place[] = home
    ? markets.map(({ name, currency, exchangeRate }) => ({
        currency,
        name: `market "${name}"`,
        rate: currency === home.currency ? 1 : exchangeRate,
      }))
    : stores
  const known = new Set(places.map(({ currency }) => currency))

  /** One decimal is in the first market's currency, or in each store's own. */
  const findFixed = (money: Money, currency: string) => {
    if (typeof money !== 'string') return money[currency]
    return !home || currency === home.currency ? money : undefined
  }

  const readPlace = (money: Money, { currency, name, rate }: Place, path: Path): number => {
    const fixed = findFixed(money, currency)
    if (fixed !== undefined)
      return readAmount(fixed, currency, typeof money === 'string' ? path : [...path, currency], report)
    const base = home && findFixed(money, home.currency)
    if (base !== undefined && rate !== undefined) return toMinorUnits(Number(base) * rate, currency)
    report(path, `expected a price in ${currency}, the currency of ${name}${home ? ', or its exchangeRate' : ''}`)
    return 0
  }

  return (money, path) => {
    for (const currency of typeof money === 'string' ? [] : Object.keys(money))
      if (!known.has(currency))
        report(
          [...path, currency],
          home ? 'no market has this currency' : 'a currency besides GBP, USD and EUR needs markets',
        )
    const amounts = new Map(places.map((place) => [place.currency, readPlace(money, place, path)]))
    const inStore = (region: RegionCode) => amounts.get(home?.currency ?? REGIONS[region].currency) ?? 0
    return {
      stores: mapRegions(inStore),
      markets: home ? amounts : new Map(),
    }
  }
}
