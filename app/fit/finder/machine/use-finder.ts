import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { createFinder, type FinderStore, getServerState, type ShowPlace } from './finder.ts'
import type { FinderState } from './finder-state.ts'
import type { Place } from './place.ts'
import { progressCookies } from './progress-cookies.ts'
import { createServices } from './services.ts'

/**
 * The Fit Finder of a page or drawer. The server renders the same for every visitor; stored progress is loaded after
 * hydration. Without a place it resumes the last visit.
 */
export function useFinder(place: Place | undefined, showPlace: ShowPlace): [FinderState, FinderStore] {
  const router = useRouter()
  const region = useRegion().code
  const [finder] = useState(() =>
    createFinder(getServerState(place ?? 'start'), {
      services: createServices(region, router),
      storage: progressCookies,
      showPlace,
    }),
  )
  const state = useSyncExternalStore(finder.subscribe, finder.getState, finder.getFirstState)
  // Only the first place counts: later ones arrive as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place it begins at
  useEffect(() => finder.resume(place), [finder])
  return [state, finder]
}
