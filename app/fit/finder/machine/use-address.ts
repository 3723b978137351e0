import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { parseSearch } from '#app/region/search-strings.ts'
import type { FinderStore, ShowPlace } from './finder.ts'
import { type Place, parsePlace } from './place.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The Fit Finder's place before this entry: where its Back leads. */
    finderFrom?: Place
  }
}

/** The `?step=` of a place; the start has none. */
const toStep = (place: Place): string | undefined => (place === 'start' ? undefined : place)

/** Shows places as `?step=`, each as an entry of the history. The Fit Finder's Back goes back in the history where it can. */
export function useShowInAddress(): ShowPlace {
  const router = useRouter()
  return useCallback(
    (place, from, navigation) => {
      if (navigation === 'back' && router.state.location.state.finderFrom === place) return router.history.back()
      void router.navigate({
        to: '/fit-finder',
        search: { step: toStep(place) },
        replace: navigation !== 'push',
        state: { finderFrom: navigation === 'push' ? from : undefined },
        resetScroll: false,
      })
    },
    [router],
  )
}

/** Follows the browser's Back and Forward. */
export function useHistoryNavigation(finder: FinderStore): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.subscribe(({ location, action: { type } }) => {
        if (type === 'PUSH' || type === 'REPLACE' || !location.pathname.endsWith('/fit-finder')) return
        finder.send({ type: 'arrived', place: parsePlace(parseSearch(location.search).step) ?? 'start' })
      }),
    [history, finder],
  )
}
