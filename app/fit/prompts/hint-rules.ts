/** Spec 9: "Fit Finder hint appears after scrolling more than 100 px". */
export const HINT_AFTER_PX = 100

/** What decides whether the Fit Finder hint shows. */
export type HintCase = {
  /** Without the region's prefix. */
  path: string
  scrolledPx: number
  hasSavedFit: boolean
  /** Cookie th_LV is there; the source does not say what it means. */
  hasLastVisit: boolean
  /** Cookie hideFitFinderHint is there. */
  isHidden: boolean
}

/** Where among the goods a path leads: the hint's place in analytics. Undefined elsewhere: there is no hint. */
export const hintPlace = (path: string): 'products' | 'collections' | undefined =>
  (['products', 'collections'] as const).find((place) => path === `/${place}` || path.startsWith(`/${place}/`))

/** COL-10, as the source has it. */
export const showsHint = ({ path, scrolledPx, hasSavedFit, hasLastVisit, isHidden }: HintCase): boolean =>
  hintPlace(path) !== undefined && scrolledPx > HINT_AFTER_PX && !hasSavedFit && !hasLastVisit && !isHidden
