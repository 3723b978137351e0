import { parsePageHandle } from '#app/content/page-handles.ts'
import { parseSizeSearch } from '#app/fit/option-codes.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'

/**
 * Parameters with a single value: `by` of filters.ts, the sort order, `show=all` (no-script fallback), and prices in whole
 * units.
 */
const SINGLE = {
  by: /^[a-z-]{1,12}$/,
  sort: /^[a-z-]{1,12}$/,
  show: /^[a-z-]{1,12}$/,
  min: /^[\d.,]{1,9}$/,
  max: /^[\d.,]{1,9}$/,
}
/** The facets of filter-keys.ts. */
const FACETS = ['colour', 'cloth', 'shape', 'sale'] as const
const FACET_VALUE = /^[a-z-]{1,20}$/
/** More values than any facet has. */
const MAX_VALUES = 20

/**
 * Returns the parameters that a collection page reads, checked for their format only. Values are validated where they are used,
 * because every page loads this code.
 */
export function parseCollectionSearch(search: SearchStrings): SearchStrings {
  const parsed = parseSizeSearch(search)
  for (const name of FACETS) {
    const texts = [search[name] ?? []].flat().flatMap((text) => text.toLowerCase().split(','))
    const values = [...new Set(texts)].filter((text) => FACET_VALUE.test(text)).slice(0, MAX_VALUES)
    if (values.length > 0) parsed[name] = values.length === 1 ? values[0] : values
  }
  for (const [name, pattern] of Object.entries(SINGLE)) {
    const text = getFirstValue(search[name])
    if (text !== undefined && pattern.test(text)) parsed[name] = text
  }
  const { pageHandle } = parsePageHandle(search)
  if (pageHandle !== undefined) parsed.pageHandle = pageHandle
  return parsed
}
