import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { createFinder, drawnAt, type FinderStore, type Show } from './finder.ts'
import type { Finder } from './finder-state.ts'
import { browserMemory } from './memory.ts'
import type { Place } from './place.ts'
import { servicesOf } from './services.ts'

/**
 * The Fit Finder of a page or drawer. What the browser keeps is looked up once it stands: the server draws the same for
 * everybody. Without a place it goes on where its owner was last.
 */
export function useFinder(place: Place | undefined, show: Show): [Finder, FinderStore] {
  const router = useRouter()
  const region = useRegion().code
  const [finder] = useState(() =>
    createFinder(drawnAt(place ?? 'start'), { services: servicesOf(region, router), memory: browserMemory, show }),
  )
  const state = useSyncExternalStore(finder.subscribe, finder.state, finder.state)
  // once: later places come as events
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place it begins at
  useEffect(() => finder.wake(place), [finder])
  return [state, finder]
}
