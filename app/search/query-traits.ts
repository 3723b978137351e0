import type { PriceRange } from '#app/collection/price-range.ts'
import { findColourFamily } from '#app/product/colour-words.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { COLOUR_FAMILIES, type ColourFamily } from '#contracts/shop/colour-families.ts'
import { splitWords } from './search-terms.ts'

/** A colour that a query names: products whose colour's name has one of the words, or which are of one of the families. */
export type QueryColour = { families: readonly ColourFamily[]; names: readonly string[] }

/** Colours that are called otherwise in this shop, or by two words. */
const SHADES: readonly (readonly [terms: string, colour: QueryColour])[] = [
  // As labels and listings shorten them.
  ['blk', { families: ['black'], names: [] }],
  ['nvy', { families: ['navy'], names: [] }],
  ['wht', { families: ['white'], names: [] }],
  ['gry', { families: ['grey'], names: [] }],
  ['brn', { families: ['brown'], names: [] }],
  ['grn', { families: ['green'], names: [] }],
  ['dark blue, dk blue', { families: ['navy'], names: [] }],
  ['light blue, lt blue, pale blue, baby blue', { families: [], names: ['sky', 'light', 'duck', 'bleach', 'faded'] }],
  ['dark green, dk green', { families: [], names: ['forest', 'bottle', 'racing', 'pine'] }],
  ['light green, pale green', { families: [], names: ['sage', 'mint'] }],
  ['dark grey, dark gray, dk grey', { families: [], names: ['charcoal', 'slate'] }],
  ['light grey, light gray, lt grey', { families: [], names: ['marl', 'silver', 'steel'] }],
  ['dark brown', { families: [], names: ['chocolate'] }],
  ['light brown', { families: [], names: ['tan', 'tobacco', 'chestnut'] }],
  ['dark red, wine red, maroon, wine, oxblood', { families: [], names: ['burgundy', 'claret'] }],
  ['off white, cream, ivory', { families: [], names: ['ecru', 'chalk', 'oat', 'cream', 'ivory'] }],
  // Khaki is between beige and green, and shoppers mean either.
  ['khaki', { families: [], names: ['khaki', 'olive', 'stone', 'moss'] }],
  // A shopper who asks for blue means navy too.
  ['blue', { families: ['blue', 'navy'], names: [] }],
  ['gray', { families: ['grey'], names: [] }],
]

/** The colours of several words and other names, longest first. */
export const SHADE_TERMS = SHADES.flatMap(([terms, colour]) =>
  terms.split(', ').map((term) => ({ term: splitWords(term), colour })),
).toSorted((one, other) => other.term.length - one.term.length)

/** The colour that a word names; null for other words. 'Denim' is a cloth before it is a blue. */
export function parseColourWord(typed: string): QueryColour | null {
  if (/^denims?$/.test(typed)) return null
  for (const word of [typed, typed.replace(/s$/, '')]) {
    const named = COLOUR_FAMILIES.find((family) => family === word)
    if (named) return { families: [named], names: [named] }
    if (findColourFamily({ name: word, hex: null })) return { families: [], names: [word] }
  }
  return null
}

/** The products of a colour, the first family first. If no product has the name, those of its family: 'teal' for blue. */
export function filterByColour(products: readonly ListedProduct[], colour: QueryColour): readonly ListedProduct[] {
  const { families, names } = colour
  const isNamed = (product: ListedProduct) => splitWords(product.colour.name).some((word) => names.includes(word))
  const isOfFamily = ({ colourFamily }: ListedProduct) => colourFamily !== null && families.includes(colourFamily)
  const matching = products.filter((product) => isNamed(product) || isOfFamily(product))
  if (matching.length > 0) return matching.toSorted((one, other) => getRank(one, families) - getRank(other, families))
  const nearFamilies = names.flatMap((name) => findColourFamily({ name, hex: null }) ?? [])
  return products.filter(({ colourFamily }) => colourFamily !== null && nearFamilies.includes(colourFamily))
}

function getRank({ colourFamily }: ListedProduct, families: readonly ColourFamily[]): number {
  const rank = colourFamily === null ? -1 : families.indexOf(colourFamily)
  return rank < 0 ? families.length : rank
}

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
