import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { waitForPaint } from '#app/ui/timing.ts'
import type { Listing } from './compact-listing.ts'
import { isSizeKey } from './filter-keys.ts'
import { type Filters, getSelectedSizeKeys, isEmpty } from './filters.ts'
import { getClientFiltering } from './load-client-filtering.ts'
import { browserSession, saveSessionFilters } from './save-session-filters.ts'
import type { Style } from './style-groups.ts'

/** Visited history entries: on a return to one, the filters of the session do not replace its own. */
const visitedEntries = new Set<string>()

/**
 * Restores the session's sizes on a page opened without filters, saves later sizes to the session, and tracks each list
 * (COL-03). Returns the restored query, so that the page can render that change without a transition. A search
 * has filters of its own and no `restoreFilters`, and is only tracked.
 */
export function useCollectionVisit(
  shown: {
    list: string
    listing: Listing | undefined
    filters: Filters
    styles: readonly Style<ListedProduct>[]
  },
  urlQuery: string,
  restoreFilters: ((filters: Filters) => string) | null,
): string | null {
  const { list, listing, filters, styles } = shown
  const router = useRouter()
  const hasOpened = useRef(false)
  const historyEntry = useRef('')
  const [restoredQuery, setRestoredQuery] = useState<string | null>(null)
  const canRestore = restoreFilters !== null
  const restore = useEffectEvent((sessionFilters: Filters) => restoreFilters?.(sessionFilters) ?? null)

  // TanStack Router's internal id of a history entry; no public API has one. If an upgrade renames it, every entry looks
  // visited and the session's filters are restored only once per page load, which the journey of COL-03 notices. Remove
  // it once the router has a public entry id. Read when the query changes: later the location may be the next page's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query is a new history entry
  useEffect(() => {
    historyEntry.current = router.state.location.state.__TSR_key ?? ''
    if (hasOpened.current) visitedEntries.add(historyEntry.current)
  }, [router, urlQuery])

  useEffect(() => {
    const filtering = getClientFiltering()
    // Until the filtering code is loaded, only the URL's filters are known.
    if (!listing || !filtering) {
      if (canRestore) saveSessionFilters(browserSession, filters.selected, getSelectedSizeKeys(filters))
      return
    }
    const isFirstVisit = !hasOpened.current && !visitedEntries.has(historyEntry.current)
    hasOpened.current = true
    visitedEntries.add(historyEntry.current)
    if (canRestore && isFirstVisit && isEmpty(filters)) {
      const sessionFilters = filtering.restoreSessionFilters(listing)
      if (!isEmpty(sessionFilters)) return setRestoredQuery(restore(sessionFilters))
    }
    // Deferred until the list is painted, because a write to session storage blocks the frame.
    void waitForPaint().then(() => {
      if (canRestore)
        saveSessionFilters(
          browserSession,
          filters.selected,
          listing.matcher.groups.map(({ key }) => key).filter(isSizeKey),
        )
      filtering.trackListViewed(list, styles)
    })
  }, [list, listing, filters, styles, canRestore])

  return restoredQuery
}
