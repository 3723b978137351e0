import type { SearchStrings } from '#app/region/search-strings.ts'

/**
 * The options' names in addresses, for filters and product pages alike. Spec 2, "Fit filters (short codes)", gives sl, b, l,
 * w, s, c and lh; the others are assumed.
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

/** A value's spelling in addresses: 'Build B' is 'B'. */
export const toUrlValue = (value: string): string => value.replace(/^Build /, '')

/** The text of a size, or of a list of sizes: '34', 'M+', '2 Pack', '32,34'. Which sizes there are depends on the product. */
const SIZE = /^[^\p{Cc}<>"]{1,60}$/u
/** More values than any option has. */
const MAX_VALUES = 20

/** The sizes in an address: the parameters of OPTION_CODES, each at most `maxValues` times. Everything else is left out. */
export function parseSizeSearch(search: SearchStrings, maxValues = MAX_VALUES): SearchStrings {
  const sizes: SearchStrings = {}
  for (const code of Object.values(OPTION_CODES)) {
    const values = [search[code] ?? []].flat().filter((value) => SIZE.test(value))
    const different = [...new Set(values)].slice(0, maxValues)
    if (different.length) sizes[code] = different.length === 1 ? different[0] : different
  }
  return sizes
}
