import { FIT_HINT_AFTER_PX } from '#contracts/shop/timing-and-limits.ts'
/** The session's mark that the hint was shown. Ours. */
export const HINT_SHOWN = 'fitFinderHintShown'

/** The conditions of the Fit Finder hint. */
export type HintCase = {
  /** Without the region's prefix. */
  path: string
  scrolledPx: number
  hasSavedFit: boolean
  /** Whether the cookie th_LV exists; the spec does not explain it. */
  hasLastVisit: boolean
  /** Whether the cookie hideFitFinderHint exists. */
  isHidden: boolean
  /** Whether an earlier page of this session showed it. */
  wasShown: boolean
  /** Whether sizes or filters are in the address. */
  hasChosen: boolean
  /** Whether the page's own question about the size is on the screen. */
  isAskedInPlace: boolean
}

/** The hint's place in analytics; undefined for a path without a hint. */
export const getHintPlace = (path: string): 'products' | 'collections' | undefined =>
  (['products', 'collections'] as const).find((place) => path === `/${place}` || path.startsWith(`/${place}/`))

/** Whether the hint shows (COL-10): once a session, to visitors who have not chosen and are not asked by the page itself. */
export const isHintDue = (hint: HintCase): boolean =>
  getHintPlace(hint.path) !== undefined &&
  hint.scrolledPx > FIT_HINT_AFTER_PX &&
  !hint.hasSavedFit &&
  !hint.hasLastVisit &&
  !hint.isHidden &&
  !hint.wasShown &&
  !hint.hasChosen &&
  !hint.isAskedInPlace
