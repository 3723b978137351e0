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
  if (matching.length > 0) return sortByFamilies(matching, families)
  const nearFamilies = names.flatMap((name) => findColourFamily({ name, hex: null }) ?? [])
  return products.filter(({ colourFamily }) => colourFamily !== null && nearFamilies.includes(colourFamily))
}

/** The products with those of the first family first, then of the second. */
export const sortByFamilies = (products: readonly ListedProduct[], families: readonly ColourFamily[]) =>
  products.toSorted((one, other) => getRank(one, families) - getRank(other, families))

function getRank({ colourFamily }: ListedProduct, families: readonly ColourFamily[]): number {
  const rank = colourFamily === null ? -1 : families.indexOf(colourFamily)
  return rank < 0 ? families.length : rank
}
