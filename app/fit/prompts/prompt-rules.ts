import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'
import { SAVED_FIT_MODAL } from '#contracts/shop/visitor.ts'

/** What an address requests: to ask about the saved fit, to fetch the one of a mail's key, or to open the fit card. */
type PromptRequest = { kind: 'ask' } | { kind: 'claim'; key: string } | { kind: 'edit' }

/** The prompt's variant: a question about the saved fit, the offer of a mailed one, or what became of that. */
export type Prompt = 'ask' | 'offered' | 'claimed' | 'expired' | 'failed'

/** A mail's key. It is longer than any word typed by hand. */
const KEY = /^[\w-]{16,200}$/

/** What a search requests (FIT-12). `isHidden`: the prompt was closed in this session, which hides nothing else. */
export function parsePromptRequest(search: SearchStrings, isHidden: boolean): PromptRequest | null {
  const value = getFirst(search[SAVED_FIT_MODAL])
  if (value === undefined) return null
  if (value === OPEN_FIT_CARD[SAVED_FIT_MODAL]) return { kind: 'edit' }
  if (KEY.test(value)) return { kind: 'claim', key: value }
  return isHidden ? null : { kind: 'ask' }
}

/** The search of a plain link that opens the fit card over the page, to see one's sizes or to enter them. The value is ours. */
export const OPEN_FIT_CARD = { [SAVED_FIT_MODAL]: 'edit' } as const
