import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { parseSearch } from '#app/region/search-strings.ts'
import type { FinderStore, Show } from './finder.ts'
import { asPlace, type Place } from './place.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The Fit Finder's place that this entry was reached from: where a step back leads. */
    finderFrom?: Place
  }
}

/** A place as the page's address has it; the start is the bare address. */
const stepOfPlace = (place: Place): string | undefined => (place === 'start' ? undefined : place)

/** Shows the finder's place as `?step=`, an entry of the history each. A step back goes back in it where that leads there. */
export function useShowInAddress(): Show {
  const router = useRouter()
  return useCallback(
    (place, from, how) => {
      if (how === 'back' && router.state.location.state.finderFrom === place) return router.history.back()
      void router.navigate({
        to: '/fit-finder',
        search: { step: stepOfPlace(place) },
        replace: how !== 'onwards',
        state: { finderFrom: how === 'onwards' ? from : undefined },
        resetScroll: false,
      })
    },
    [router],
  )
}

/** Follows the browser's own back and forward. */
export function useHistorySteps(finder: FinderStore): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.subscribe(({ location, action: { type } }) => {
        if (type === 'PUSH' || type === 'REPLACE' || !location.pathname.endsWith('/fit-finder')) return
        finder.send({ type: 'arrived', place: asPlace(parseSearch(location.search).step) ?? 'start' })
      }),
    [history, finder],
  )
}
