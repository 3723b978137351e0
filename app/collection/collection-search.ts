import { parsePageHandle } from '#app/content/promos/page-handle.ts'
import { parseSizeSearch } from '#app/fit/size-search.ts'
import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

/** Parameters of a collection page besides its sizes: `by` of filters.ts, `sort` of sort.ts and 'all' for no script. */
const WORDS = ['by', 'sort', 'show'] as const

/** The parameters that a collection page reads. Which sizes and sort orders exist is decided where they are used. */
export function parseCollectionSearch(search: SearchStrings): SearchStrings {
  const parsed = parseSizeSearch(search)
  for (const name of WORDS) {
    const word = getFirst(search[name])
    if (word !== undefined && /^[a-z-]{1,12}$/.test(word)) parsed[name] = word
  }
  const { pageHandle } = parsePageHandle(search)
  if (pageHandle !== undefined) parsed.pageHandle = pageHandle
  return parsed
}
