import type { SearchStrings } from '#app/region/search-strings.ts'
import { OPTION_CODES } from './option-codes.ts'

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
