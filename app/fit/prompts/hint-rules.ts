/** Spec 9: "Fit Finder hint appears after scrolling more than 100 px". */
export const HINT_AFTER_PX = 100

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
}

/** The hint's place in analytics; undefined for a path without a hint. */
export const getHintPlace = (path: string): 'products' | 'collections' | undefined =>
  (['products', 'collections'] as const).find((place) => path === `/${place}` || path.startsWith(`/${place}/`))

/** Whether the hint shows (COL-10). */
export const isHintDue = ({ path, scrolledPx, hasSavedFit, hasLastVisit, isHidden }: HintCase): boolean =>
  getHintPlace(path) !== undefined && scrolledPx > HINT_AFTER_PX && !hasSavedFit && !hasLastVisit && !isHidden
