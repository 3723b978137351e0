import type { Market } from '../catalogue/markets.ts'
import { getDecimals, toMinorUnits } from '../currency.ts'
import type { Path, Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import type { MarketInput } from './schema/market.ts'

/** The markets of a goods file. */
export function buildMarkets({ markets, extends: base }: ParsedGoodsFile, report: Report): Market[] {
  if (base && markets.length > 0)
    report(['markets'], 'expected none in a file that extends this shop, which has its own')
  const handles = new Set<string>()
  const countries = new Map<string, string>()
  return markets.map((input, index) => {
    const path = ['markets', index]
    const { name, currency } = input
    const handle = input.handle ?? toHandle(name)
    if (handles.has(handle)) report([...path, 'name'], `another market is called "${handle}" too`)
    handles.add(handle)
    for (const [position, country] of input.countries.entries()) {
      const other = countries.get(country)
      if (other !== undefined) report([...path, 'countries', position], `${country} is in the market "${other}" too`)
      countries.set(country, name)
    }
    return {
      handle,
      name,
      countries: input.countries,
      currency,
      locales: input.locales,
      deliveryMethods: buildMethods(input, path, report),
    }
  })
}

function buildMethods(
  { currency, deliveryMethods }: MarketInput,
  path: Path,
  report: Report,
): Market['deliveryMethods'] {
  return deliveryMethods.map(({ name, description, price, freeOver }, index) => {
    const methodPath = [...path, 'deliveryMethods', index]
    return {
      handle: toHandle(name),
      name,
      description,
      price: readAmount(price, currency, [...methodPath, 'price'], report),
      freeOver: freeOver == null ? null : readAmount(freeOver, currency, [...methodPath, 'freeOver'], report),
    }
  })
}

/** A decimal in minor units. Reports one with more decimals than its currency has. */
export function readAmount(amount: string, currency: string, path: Path, report: Report): number {
  const decimals = /\.(\d*[1-9])?0*$/.exec(amount)?.[1]?.length ?? 0
  const most = getDecimals(currency)
  if (decimals > most)
    report(
      path,
      `"${amount}" has too many decimals: expected ${most === 0 ? `none, as ${currency} has` : `${most} at most`}`,
    )
  return toMinorUnits(Number(amount), currency)
}

const toHandle = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
