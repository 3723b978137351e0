import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { parseSearch, type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { useOptimisticNavigation } from '#app/ui/use-optimistic-navigation.ts'
import type { FilterKey } from './filter-keys.ts'
import { type Filters, parseFilters, toFilterSearch } from './filters.ts'
import { parseSort, type Sort } from './sorts.ts'

/** Search parameters of a collection page. */
type CollectionParams = {
  query: string
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
 * Returns the search parameters of the collection page at `path`, and functions that change them. Each change is shown before
 * the URL follows, and is a history entry unless it replaces the current one. `params` are those of the controls, which the
 * `listed` ones follow.
 */
export function useCollectionParams(path: string, keys: readonly FilterKey[]) {
  const router = useRouter()
  const hrefFor = useHrefFor()
  // Not the location, which is already the next page's before that page is rendered.
  const urlQuery = stringifySearch(useSearch({ strict: false }))
  const [pressed, show] = useOptimisticNavigation<string>()
  const query = pressed ?? urlQuery

  const params = useMemo((): CollectionParams => {
    const search = parseSearch(query)
    return { query, filters: parseFilters(search, keys), sort: parseSort(search), showAll: search.show === 'all' }
  }, [query, keys])
  // A pressed control shows its state before the list, which takes longer than a frame. A list of the URL is not deferred,
  // because the router restores its scroll position.
  const deferred = useDeferredValue(params)
  const listed = pressed === null ? params : deferred

  const getQuery = useCallback(
    (filters: Filters, sort: Sort) => stringifySearch({ ...parseSearch(query), ...toCollectionSearch(filters, sort) }),
    [query],
  )
  /** Changes the URL, which updates the list. */
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
  const restoreFilters = (filters: Filters, sort: Sort) => void navigate(filters, sort, true)

  /** The URL of the page with other filters, for links that work without script. */
  const getHref = useCallback(
    (filters: Filters, sort: Sort) => hrefFor(path + getQuery(filters, sort)),
    [hrefFor, path, getQuery],
  )

  return { params, listed, urlQuery, applyFilters, restoreFilters, getQuery, getHref }
}
