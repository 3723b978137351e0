import type { SearchStrings } from '#app/region/search-strings.ts'

/**
 * The names of options in URLs, for filters and product pages. Spec 2, "Fit filters (short codes)", gives sl, b, l, w, s, c and
 * lh; the others are assumed.
 */
export const OPTION_CODES = {
  waist: 'w',
  build: 'b',
  leg: 'l',
  shortsleg: 'sl',
  trunksleg: 'tl',
  chest: 's',
  size: 's',
  cut: 'c',
  length: 'lh',
  taper: 'taper',
  pack: 'pack',
  amount: 'amount',
} as const

export type OptionType = keyof typeof OPTION_CODES

/** The option type of a wire name, with "swimshortsleg (treated as shortsleg)" (spec 3); undefined for an unknown one. */
export function parseOptionType(wire: string): OptionType | undefined {
  const type = wire.toLowerCase() === 'swimshortsleg' ? 'shortsleg' : wire.toLowerCase()
  return Object.hasOwn(OPTION_CODES, type) ? (type as OptionType) : undefined
}

/** Returns the spelling of a value in URLs: 'Build B' is 'B'. */
export const toUrlValue = (value: string): string => value.replace(/^Build /, '')

/** The parameters of a product's page for options in Shopify's spelling: 'Build' 'Build B' is b=B. */
export const toSizeSearch = (options: readonly { key: string; value: string }[]): SearchStrings =>
  Object.fromEntries(
    options.flatMap(({ key, value }) => {
      const type = parseOptionType(key)
      return type ? [[OPTION_CODES[type], toUrlValue(value)]] : []
    }),
  )

/** Matches the text of a size or of a list of sizes: "34", "M+", "2 Pack", "32,34". The valid sizes depend on the product. */
const SIZE = /^[^\p{Cc}<>"]{1,60}$/u
/** More values than any option has. */
const MAX_VALUES = 20

/**
 * Returns the sizes in a query: the parameters of OPTION_CODES, each with at most `maxValues` values. Other parameters are left
 * out.
 */
export function parseSizeSearch(search: SearchStrings, maxValues = MAX_VALUES): SearchStrings {
  const sizes: SearchStrings = {}
  for (const code of Object.values(OPTION_CODES)) {
    const values = [search[code] ?? []].flat().filter((value) => SIZE.test(value))
    const different = [...new Set(values)].slice(0, maxValues)
    if (different.length) sizes[code] = different.length === 1 ? different[0] : different
  }
  return sizes
}
