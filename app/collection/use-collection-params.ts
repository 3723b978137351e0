import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { parseSearch, type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { useOptimisticNavigation } from '#app/ui/use-optimistic-navigation.ts'
import type { FilterKey } from './filter-keys.ts'
import { type Filters, parseFilters, parseSort, type Sort, toFilterSearch } from './filters.ts'

/** Search parameters of a collection page. */
type CollectionParams = {
  filters: Filters
  sort: Sort
  /** Renders all products (no-script fallback for incremental rendering). */
  showAll: boolean
}

/** Search parameters of filters and sort order; defaults are left out. */
const toCollectionSearch = (filters: Filters, sort: Sort): SearchStrings => ({
  ...toFilterSearch(filters),
  sort: sort === 'featured' ? undefined : sort,
  show: undefined,
})

/**
 * The collection page's search parameters, and functions that change them. Each change is a history entry, unless it
 * replaces the current one; other parameters are kept. `path` is the collection's. A change is shown before it is in the URL.
 */
export function useCollectionParams(path: string, keys: readonly FilterKey[]) {
  const router = useRouter()
  const hrefFor = useHrefFor()
  // useSearch instead of the location, which already belongs to the next page while that one loads.
  const urlQuery = stringifySearch(useSearch({ strict: false }))
  const [pressed, show] = useOptimisticNavigation<string>()
  const query = pressed ?? urlQuery

  const params = useMemo((): CollectionParams => {
    const search = parseSearch(query)
    return { filters: parseFilters(search, keys), sort: parseSort(search), showAll: search.show === 'all' }
  }, [query, keys])

  const getQuery = useCallback(
    (filters: Filters, sort: Sort) => stringifySearch({ ...parseSearch(query), ...toCollectionSearch(filters, sort) }),
    [query],
  )
  /** Changes the URL, and with it what is shown. */
  const navigate = useCallback(
    (filters: Filters, sort: Sort, replace: boolean) =>
      router.navigate({
        to: '.',
        search: (current: SearchStrings) => ({ ...current, ...toCollectionSearch(filters, sort) }),
        replace,
        resetScroll: false,
      }),
    [router],
  )
  const applyFilters = useCallback(
    (filters: Filters, sort: Sort, replace = false) =>
      show(getQuery(filters, sort), () => navigate(filters, sort, replace)),
    [show, navigate, getQuery],
  )
  const restoreFilters = useCallback((filters: Filters, sort: Sort) => void navigate(filters, sort, true), [navigate])

  /** The URL of the page with other filters, for links that work without script. */
  const getHref = useCallback(
    (filters: Filters, sort: Sort) => hrefFor(path + getQuery(filters, sort)),
    [hrefFor, path, getQuery],
  )

  return { ...params, urlQuery, query, applyFilters, restoreFilters, getQuery, getHref }
}
