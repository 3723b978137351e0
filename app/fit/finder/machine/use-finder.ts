import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isQuantity, isQuestion } from '#app/fit/fit-answers.ts'
import { useRegion } from '#app/region/use-region.ts'
import { loadLaterScreens } from '../load-later-screens.tsx'
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
  const state = useSyncExternalStore(finder.subscribe, finder.getState, finder.getState)
  // Only the first place counts: later ones arrive as events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place it begins at
  useEffect(() => {
    const resume = () => finder.resume(place)
    // React would replace the server's markup with nothing if its state changed before its code is there.
    if (place === 'find' || (isQuestion(place) && !isQuantity(place))) void loadLaterScreens().then(resume, resume)
    else resume()
  }, [finder])
  return [state, finder]
}
