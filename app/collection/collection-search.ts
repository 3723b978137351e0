import { parsePageHandle } from '#app/content/page-handles.ts'
import { parseSizeSearch } from '#app/fit/option-codes.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'

/**
 * Single parameters besides the sizes: `by` of filters.ts, `sort` of sort.ts, 'all' for no script, prices in whole units.
 */
const SINGLE = {
  by: /^[a-z-]{1,12}$/,
  sort: /^[a-z-]{1,12}$/,
  show: /^[a-z-]{1,12}$/,
  min: /^[\d.,]{1,9}$/,
  max: /^[\d.,]{1,9}$/,
}
/** The facets of filter-keys.ts. */
const FACETS = ['colour', 'cloth', 'shape'] as const
const FACET_VALUE = /^[a-z-]{1,20}$/
/** More values than any facet has. */
const MAX_VALUES = 20

/**
 * The parameters that a collection page reads, of their form at least. Which values exist is decided where they are used,
 * because every page loads this code.
 */
export function parseCollectionSearch(search: SearchStrings): SearchStrings {
  const parsed = parseSizeSearch(search)
  for (const name of FACETS) {
    const texts = [search[name] ?? []].flat().flatMap((text) => text.toLowerCase().split(','))
    const values = [...new Set(texts)].filter((text) => FACET_VALUE.test(text)).slice(0, MAX_VALUES)
    if (values.length > 0) parsed[name] = values.length === 1 ? values[0] : values
  }
  for (const [name, form] of Object.entries(SINGLE)) {
    const text = getFirstValue(search[name])
    if (text !== undefined && form.test(text)) parsed[name] = text
  }
  const { pageHandle } = parsePageHandle(search)
  if (pageHandle !== undefined) parsed.pageHandle = pageHandle
  return parsed
}
