import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'

/** A range of prices in minor units, both ends included; an absent end is open. */
export type PriceRange = { readonly min?: number; readonly max?: number }

/** Matches a typed price in pounds, dollars or euros: '80', '49.50', '49,5'. */
const PRICE = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** Parses the range of the search parameters `min` and `max`. An invalid end is open; ends in the wrong order are swapped. */
export function parsePriceRange({ min, max }: SearchStrings): PriceRange {
  return createPriceRange(parsePrice(min), parsePrice(max))
}

function parsePrice(text: string | string[] | undefined): number | undefined {
  const [, whole, fraction = ''] = PRICE.exec(getFirstValue(text)?.trim() ?? '') ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

function createPriceRange(min: number | undefined, max: number | undefined): PriceRange {
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  // a minimum of 0 excludes nothing
  return { ...(low ? { min: low } : {}), ...(high === undefined ? {} : { max: high }) }
}

/** The search parameters of a range. */
export const toPriceSearch = ({ min, max }: PriceRange): SearchStrings => ({
  min: toPriceText(min),
  max: toPriceText(max),
})

/** An end of a range as it stands in URLs and inputs: '80', '49.50'. */
export const toPriceText = (units: number | undefined): string | undefined =>
  units === undefined ? undefined : (units / 100).toFixed(units % 100 === 0 ? 0 : 2)

/** Whether a range is open at both ends. */
export const isOpenRange = ({ min, max }: PriceRange): boolean => min === undefined && max === undefined

/** Whether a price in minor units is within a range. */
export const isWithinRange = (units: number, { min = 0, max = Infinity }: PriceRange): boolean =>
  units >= min && units <= max

/** A text of a price range: 'Up to £50', 'From £50', '£50 to £100'. `format` writes an amount in minor units. */
export function formatPriceRange(
  { min, max }: PriceRange,
  t: (key: 'price.to' | 'price.from' | 'price.range', values: Record<string, string>) => string,
  format: (units: number) => string,
): string {
  if (min === undefined) return t('price.to', { price: format(max ?? 0) })
  return max === undefined
    ? t('price.from', { price: format(min) })
    : t('price.range', { min: format(min), max: format(max) })
}
