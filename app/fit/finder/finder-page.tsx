import { Link, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { fitFinderWords } from '#app/copy/fit-finder.ts'
import { useWords } from '#app/copy/use-words.ts'
import { parseSearch } from '#app/region/search-strings.ts'
import { CloseIcon } from '#app/ui/icons.tsx'
import styles from './fit-finder.module.css'
import { FitFinder } from './fit-finder.tsx'
import type { FinderStore, ShowPlace } from './machine/finder.ts'
import { type Place, parsePlace } from './machine/progress-cookies.ts'
import { useFinder } from './machine/use-finder.ts'

/** The Fit Finder's own page, without header or footer (FIT-01, NAV-11). `step` is the place in its address. */
export function FinderPage({ step }: { step: string | undefined }) {
  const t = useWords(fitFinderWords)
  const first = useFirstPlace(parsePlace(step) ?? 'start')
  const [state, finder] = useFinder(first, useShowInAddress())
  useHistoryNavigation(finder, first)
  return (
    <FitFinder
      state={state}
      finder={finder}
      isDrawer={false}
      leaveLink={
        <Link to="/" preload={false} aria-label={t('leave')} className={styles.leave}>
          <CloseIcon />
        </Link>
      }
    />
  )
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The Fit Finder's place before this entry, to which Back leads. */
    finderFrom?: Place
  }
}

/** The `?step=` of a place; the start has none. */
const toStep = (place: Place): string | undefined => (place === 'start' ? undefined : place)

/**
 * Shows places as `?step=`, each as a history entry. The Fit Finder's Back goes back in the history if the previous entry
 * is the place that it leads to.
 */
function useShowInAddress(): ShowPlace {
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

const toPlace = (search: string): Place => parsePlace(parseSearch(search).step) ?? 'start'

/**
 * Returns the place that the page opened with, from the server's markup, because Back may change the URL before
 * hydration.
 */
const useFirstPlace = (place: Place): Place =>
  useState(() => {
    const page =
      typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('[data-in="page"][data-place]')
    return parsePlace(page?.dataset.place) ?? place
  })[0]

/** Follows the browser's Back and Forward, including those between the first render and hydration. */
function useHistoryNavigation(finder: FinderStore, first: Place): void {
  const { history } = useRouter()
  useEffect(() => {
    const place = toPlace(history.location.search)
    if (place !== first) finder.send({ type: 'arrived', place })
    return history.subscribe(({ location, action: { type } }) => {
      if (type === 'PUSH' || type === 'REPLACE' || !location.pathname.endsWith('/fit-finder')) return
      finder.send({ type: 'arrived', place: toPlace(location.search) })
    })
  }, [history, finder, first])
}
