import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { usePopups } from '#app/ui/popups.tsx'
import { hideFitFinderHint, lastVisit, readCookie, savedFit } from '#app/visitor/cookies.ts'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import { HINT_AFTER_PX, hintPlace, showsHint } from './hint-rules.ts'

const FitHint = lazy(() => import('./fit-hint.tsx').then((module) => ({ default: module.FitHint })))

const has = ({ name }: { name: string }) => Boolean(readCookie(document.cookie, name))
/** One word of all the cookies that speak against the hint: it changes when any of them does. */
const against = () => [savedFit, lastVisit, hideFitFinderHint].map((cookie) => Number(has(cookie))).join('')
const unknown = () => '111'

/** The Fit Finder hint (COL-10): there once the shopper scrolls, and away while anything else lies over the page. */
export function FitHintPart() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [hasSavedFit, hasLastVisit, isHidden] = [...useSyncExternalStore(onVisitorChange, against, unknown)].map(
    (digit) => digit === '1',
  )
  const scrolled = useScrolledPast(HINT_AFTER_PX, path)
  const { panel } = useOpenPanel()
  const { modal, flyoutMenu, collectionFilters } = usePopups()

  const place = hintPlace(path)
  const shows = showsHint({
    path,
    scrolledPx: scrolled ? HINT_AFTER_PX + 1 : 0,
    hasSavedFit: hasSavedFit ?? true,
    hasLastVisit: hasLastVisit ?? true,
    isHidden: isHidden ?? true,
  })
  if (!place || !shows || panel !== 'none' || modal || flyoutMenu || collectionFilters) return null
  return (
    <Suspense>
      <FitHint place={place} />
    </Suspense>
  )
}

/** Whether the page was scrolled further than this; it stays so until another page is opened. */
function useScrolledPast(px: number, path: string): boolean {
  const [past, setPast] = useState<string | null>(null)
  useEffect(() => {
    const look = () => window.scrollY > px && setPast(path)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [px, path])
  return past === path
}
