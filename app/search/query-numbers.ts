import type { PriceRange } from '#app/collection/price-range.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'

/** A part of a query that is written with a number, its text, and the query without it. */
type Taken<Value> = { value: Value; text: string; rest: string }

const CURRENCY = '(?:pounds?|quid|dollars?|bucks|euros?|gbp|usd|eur|£|\\$|€)'
const AMOUNT = `(?:£|\\$|€)?\\s?(\\d{1,4})(?:[.,]\\d\\d)?(?!\\d)(?:\\s?${CURRENCY})?`
const toUnits = (text = '0') => Number(text) * 100

/** How prices are written, from the most specific to the most general; a number alone is a size. */
const PRICES: readonly { pattern: RegExp; read: (...groups: string[]) => PriceRange }[] = [
  {
    pattern: new RegExp(`between\\s+${AMOUNT}\\s+(?:and|to|-)\\s+${AMOUNT}`, 'i'),
    read: (min, max) => ({ min: toUnits(min), max: toUnits(max) }),
  },
  {
    pattern: /(?:£|\$|€)\s?(\d{1,4})\s?(?:-|–|to|and)\s?(?:£|\$|€)?\s?(\d{1,4})(?!\d)/i,
    read: (min, max) => ({ min: toUnits(min), max: toUnits(max) }),
  },
  {
    pattern: new RegExp(
      `(?:under|below|less than|lower than|cheaper than|no more than|up to|upto|at most|max(?:imum)?|within|<)\\s*${AMOUNT}`,
      'i',
    ),
    read: (max) => ({ max: toUnits(max) }),
  },
  {
    pattern: new RegExp(`(?:over|above|more than|at least|from|min(?:imum)?|>)\\s*${AMOUNT}`, 'i'),
    read: (min) => ({ min: toUnits(min) }),
  },
  // A price alone is the most that the shopper would spend.
  { pattern: /(?:£|\$|€)\s?(\d{1,4})(?![\d%])/i, read: (max) => ({ max: toUnits(max) }) },
  {
    pattern: new RegExp(`(?<!\\w)(\\d{1,4})\\s?${CURRENCY}(?!\\w)`, 'i'),
    read: (max) => ({ max: toUnits(max) }),
  },
]

/** Reads the price in a query: 'under £50' as at most 50. */
export function takePrice(query: string): Taken<PriceRange> | null {
  for (const { pattern, read } of PRICES) {
    const match = pattern.exec(query)
    if (match) return take(query, match, read(...match.slice(1)))
  }
  return null
}

const NUMBERS: Readonly<Record<string, string>> = { two: '2', twin: '2', double: '2', three: '3', triple: '3' }
const COUNT = '(\\d|two|twin|double|three|triple)'
const PACKS = [
  new RegExp(`(?<!\\w)${COUNT}[\\s-]?(?:pack|pk)s?(?!\\w)`, 'i'),
  new RegExp(`(?<!\\w)packs? of ${COUNT}(?!\\w)`, 'i'),
  /(?<!\w)(multi)[\s-]?packs?(?!\w)/i,
]

/** Reads the pack in a query, in the spelling of the option: 'three pack' as '3 Pack'; 'Pack' is one of any number. */
export function takePack(query: string): Taken<string> | null {
  for (const pattern of PACKS) {
    const match = pattern.exec(query)
    if (!match) continue
    const count = match[1]?.toLowerCase() ?? ''
    return take(query, match, count === 'multi' ? 'Pack' : `${NUMBERS[count] ?? count} Pack`)
  }
  return null
}

/** Whether a product is sold in a pack. */
export const hasPack = ({ sizes }: ListedProduct, pack: string): boolean =>
  sizes.options.some(({ type, values }) => type === 'pack' && values.some((value) => value.endsWith(pack)))

const take = <Value>(query: string, { 0: text, index }: RegExpExecArray, value: Value): Taken<Value> => ({
  value,
  text: text.trim(),
  rest: `${query.slice(0, index)} ${query.slice(index + text.length)}`.replace(/\s+/g, ' ').trim(),
})
