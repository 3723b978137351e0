import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { FIT_HINT_AFTER_PX } from '#contracts/shop/timing-and-limits.ts'
import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'

/** The request in a URL: to ask about the saved fit, to claim a mailed one by its key, or to open the fit card. */
type PromptRequest = { kind: 'ask' } | { kind: 'claim'; key: string } | { kind: 'edit' }

/** The variant of the prompt: the question about the saved fit, the offer of a mailed one, or the outcome of claiming that. */
export type Prompt = 'ask' | 'offered' | 'claimed' | 'expired' | 'failed'

/** Matches the key of a mail, which is longer than any word that is typed by hand. */
const KEY = /^[\w-]{16,200}$/

/**
 * Parses the request of a query (FIT-12). `isHidden`: the prompt was closed in this session, which hides only the
 * question about the saved fit.
 */
export function parsePromptRequest(search: SearchStrings, isHidden: boolean): PromptRequest | null {
  const value = getFirstValue(search[SAVED_FIT_MODAL])
  if (value === undefined) return null
  if (value === OPEN_FIT_CARD[SAVED_FIT_MODAL]) return { kind: 'edit' }
  if (KEY.test(value)) return { kind: 'claim', key: value }
  return isHidden ? null : { kind: 'ask' }
}

/** The query of a link that opens the fit card over the page. The value is ours. */
export const OPEN_FIT_CARD = { [SAVED_FIT_MODAL]: 'edit' } as const

/** The session key that records that the hint was shown. Ours. */
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
  /** Whether the page's own link to the Fit Finder is on the screen, or nothing on the page has a size. */
  isAskedInPlace: boolean
}

/** The hint's place in analytics; undefined for a path without a hint. */
export const getHintPlace = (path: string): 'products' | 'collections' | undefined =>
  (['products', 'collections'] as const).find((place) => path === `/${place}` || path.startsWith(`/${place}/`))

/**
 * Whether the hint shows (COL-10): once per session, to visitors who have chosen no size, and not beside the page's own
 * question about it.
 */
export const isHintDue = (hint: HintCase): boolean =>
  getHintPlace(hint.path) !== undefined &&
  hint.scrolledPx > FIT_HINT_AFTER_PX &&
  !hint.hasSavedFit &&
  !hint.hasLastVisit &&
  !hint.isHidden &&
  !hint.wasShown &&
  !hint.hasChosen &&
  !hint.isAskedInPlace
