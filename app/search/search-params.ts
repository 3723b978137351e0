import { parseCollectionSearch } from '#app/collection/collection-search.ts'
import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { normalizeQuery } from './search.ts'

/** Search parameters of the search page: the query, and those of a collection. */
type SearchParams = SearchStrings & { q?: string | undefined }

/** Parses search parameters; malformed values count as absent. */
export function parseSearchParams(search: SearchStrings): SearchParams {
  const { pageHandle, ...filters } = parseCollectionSearch(search)
  const q = normalizeQuery(getFirstValue(search.q) ?? '')
  return q === '' ? filters : { q, ...filters }
}
