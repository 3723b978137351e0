import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useOwnLinks } from '#app/region/own-links.ts'
import { parseSearch, type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import type { FilterKey } from './filter-keys.ts'
import { type Filters, filtersFromSearch, searchFromFilters } from './filters.ts'
import { type Sort, sortFromSearch } from './sort.ts'

/** What a collection's address asks for. */
export type Narrowing = {
  filters: Filters
  sort: Sort
  /** Everything at once: for who has no script, since others are shown more as they go. */
  all: boolean
}

/** The parameters that ask for it. What is usual is left out. */
const searchOf = (filters: Filters, sort: Sort): SearchStrings => ({
  ...searchFromFilters(filters),
  sort: sort === 'featured' ? undefined : sort,
  show: undefined,
})

/**
 * What the address asks for, and ways to ask for something else. Each is a step that Back undoes, with filters, order and
 * place on the page; what other parameters say stays. `path` is the collection's.
 */
export function useNarrowing(path: string, keys: readonly FilterKey[]) {
  const navigate = useNavigate()
  const { hrefFor } = useOwnLinks()
  // the page's own, not the location's: that is the next page's as soon as a link is followed
  const query = stringifySearch(useSearch({ strict: false }))

  const narrowing = useMemo((): Narrowing => {
    const search = parseSearch(query)
    return { filters: filtersFromSearch(search, keys), sort: sortFromSearch(search), all: search.show === 'all' }
  }, [query, keys])

  const ask = useCallback(
    (filters: Filters, sort: Sort, replace = false) =>
      void navigate({
        to: '.',
        search: (before: SearchStrings) => ({ ...before, ...searchOf(filters, sort) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )

  /** The query of an address that asks for something else, and the address, for links that work before script does. */
  const queryOf = useCallback(
    (filters: Filters, sort: Sort) => stringifySearch({ ...parseSearch(query), ...searchOf(filters, sort) }),
    [query],
  )
  const hrefOf = useCallback(
    (filters: Filters, sort: Sort) => hrefFor(path + queryOf(filters, sort)),
    [hrefFor, path, queryOf],
  )

  return { ...narrowing, query, ask, queryOf, hrefOf }
}
