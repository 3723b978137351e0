import { useRouter, useSearch } from '@tanstack/react-router'
import { startTransition, useCallback, useMemo, useState } from 'react'
import { parseSearch, type SearchStrings, stringifySearch } from '#app/region/search-strings.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { waitForPaint } from '#app/ui/wait-for-paint.ts'
import type { FilterKey } from './filter-keys.ts'
import { type Filters, parseFilters, toFilterSearch } from './filters.ts'
import { parseSort, type Sort } from './sort.ts'

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
 * replaces the current one; other parameters are kept. `path` is the collection's. A change is shown first, and in the URL
 * after the next frame: the router's work would delay what the shopper waits for.
 */
export function useCollectionParams(path: string, keys: readonly FilterKey[]) {
  const router = useRouter()
  const hrefFor = useHrefFor()
  // useSearch instead of the location, which already belongs to the next page while that one loads.
  const urlQuery = stringifySearch(useSearch({ strict: false }))
  /** A change that is shown and not in the URL yet: an object, because the same query may be pressed twice. */
  const [pressed, setPressed] = useState<{ query: string } | null>(null)
  const query = pressed?.query ?? urlQuery

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
    (filters: Filters, sort: Sort, replace = false) => {
      const { pathname } = router.latestLocation
      const change = { query: getQuery(filters, sort) }
      setPressed(change)
      void waitForPaint().then(async () => {
        // the shopper may have left for another page meanwhile
        if (router.latestLocation.pathname === pathname) await navigate(filters, sort, replace)
        // a transition, so that the URL's query is there first
        startTransition(() => setPressed((latest) => (latest === change ? null : latest)))
      })
    },
    [router, navigate, getQuery],
  )
  const restoreFilters = useCallback((filters: Filters, sort: Sort) => void navigate(filters, sort, true), [navigate])

  /** The URL of the page with other filters, for links that work without script. */
  const getHref = useCallback(
    (filters: Filters, sort: Sort) => hrefFor(path + getQuery(filters, sort)),
    [hrefFor, path, getQuery],
  )

  return { ...params, urlQuery, query, applyFilters, restoreFilters, getQuery, getHref }
}
