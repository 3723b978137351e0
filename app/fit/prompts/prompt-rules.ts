import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'
import { FIT_HINT_AFTER_PX } from '#contracts/shop/timing-and-limits.ts'
import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'

/** What an address requests: to ask about the saved fit, to fetch the one of a mail's key, or to open the fit card. */
type PromptRequest = { kind: 'ask' } | { kind: 'claim'; key: string } | { kind: 'edit' }

/** The prompt's variant: a question about the saved fit, the offer of a mailed one, or what became of that. */
export type Prompt = 'ask' | 'offered' | 'claimed' | 'expired' | 'failed'

/** A mail's key. It is longer than any word typed by hand. */
const KEY = /^[\w-]{16,200}$/

/** What a search requests (FIT-12). `isHidden`: the prompt was closed in this session, which hides nothing else. */
export function parsePromptRequest(search: SearchStrings, isHidden: boolean): PromptRequest | null {
  const value = getFirstValue(search[SAVED_FIT_MODAL])
  if (value === undefined) return null
  if (value === OPEN_FIT_CARD[SAVED_FIT_MODAL]) return { kind: 'edit' }
  if (KEY.test(value)) return { kind: 'claim', key: value }
  return isHidden ? null : { kind: 'ask' }
}

/** The search of a plain link that opens the fit card over the page, to see one's sizes or to enter them. The value is ours. */
export const OPEN_FIT_CARD = { [SAVED_FIT_MODAL]: 'edit' } as const

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
