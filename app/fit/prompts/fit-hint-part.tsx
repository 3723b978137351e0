import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { usePopups } from '#app/ui/popups.ts'
import { hideFitFinderHint, lastVisit, readCookie, savedFit } from '#app/visitor/cookies.ts'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import { getHintPlace, HINT_AFTER_PX, isHintDue } from './hint-rules.ts'

const FitHint = lazy(() => import('./fit-hint.tsx').then((module) => ({ default: module.FitHint })))

const hasCookie = ({ name }: { name: string }) => Boolean(readCookie(document.cookie, name))
/** The cookies that hide the hint, as one digit each, so that a change of any is a new snapshot. */
const readHidingCookies = () =>
  [savedFit, lastVisit, hideFitFinderHint].map((cookie) => Number(hasCookie(cookie))).join('')
const getServerCookies = () => '111'

/** The Fit Finder hint (COL-10): shown after scrolling, hidden while anything else covers the page. */
export function FitHintPart() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [hasSavedFit, hasLastVisit, isHidden] = [
    ...useSyncExternalStore(subscribeToVisitorChanges, readHidingCookies, getServerCookies),
  ].map((digit) => digit === '1')
  const hasScrolled = useScrolledPast(HINT_AFTER_PX, path)
  const { panel } = useOpenPanel()
  const { modal, flyoutMenu, collectionFilters } = usePopups()

  const place = getHintPlace(path)
  const isDue = isHintDue({
    path,
    scrolledPx: hasScrolled ? HINT_AFTER_PX + 1 : 0,
    hasSavedFit: hasSavedFit ?? true,
    hasLastVisit: hasLastVisit ?? true,
    isHidden: isHidden ?? true,
  })
  if (!place || !isDue || panel !== 'none' || modal || flyoutMenu || collectionFilters) return null
  return (
    <Suspense>
      <FitHint place={place} />
    </Suspense>
  )
}

/** Whether the page was scrolled further than this since it opened. */
function useScrolledPast(px: number, path: string): boolean {
  const [scrolledPath, setScrolledPath] = useState<string | null>(null)
  useEffect(() => {
    const onScroll = () => window.scrollY > px && setScrolledPath(path)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [px, path])
  return scrolledPath === path
}
