import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type Filters, isEmpty, keysOf } from './filters.ts'
import type { ListedProduct } from './goods.ts'
import { keepInSession } from './keep-in-session.ts'
import { liveNow } from './live-shelf.ts'
import type { Shelf } from './shelf.ts'

/** Entries of the history that have had their say: going back to one shows it as it was, whatever the session knows by now. */
const seen = new Set<string>()

/**
 * What a visit to a collection leaves behind, and what it takes over (COL-03): opened without filters in its address, it is
 * narrowed to what the session was; from then on the session follows the address. Every list is told to analytics once.
 * Answers the query that came from the session: nobody asked for that change, so nothing may be seen to move by it.
 */
export function useVisit(
  collection: string,
  shelf: Shelf | undefined,
  filters: Filters,
  left: readonly ListedProduct[],
  takeOver: (filters: Filters) => string,
): string | null {
  const router = useRouter()
  const opened = useRef(false)
  const entry = useRef('')
  const [recalled, setRecalled] = useState<string | null>(null)

  // noted when the page shows an address, not later: the location is the next page's while that is on its way
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters are another address
  useEffect(() => {
    entry.current = router.state.location.state.__TSR_key ?? ''
  }, [router, filters])

  useEffect(() => {
    const live = liveNow()
    // whoever leaves before the rules are here takes along what the address said
    if (!shelf || !live) return keepInSession(window.sessionStorage, filters.chosen, keysOf(filters))
    const first = !opened.current && !seen.has(entry.current)
    opened.current = true
    seen.add(entry.current)
    if (first && isEmpty(filters)) {
      const known = live.recallSession(shelf)
      if (!isEmpty(known)) return setRecalled(takeOver(known))
    }
    keepInSession(
      window.sessionStorage,
      filters.chosen,
      shelf.matcher.groups.map(({ key }) => key),
    )
    live.tellOfList(collection, left)
  }, [collection, shelf, filters, left, takeOver])

  return recalled
}
