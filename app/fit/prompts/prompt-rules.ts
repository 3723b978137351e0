import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'
import { SAVED_FIT_MODAL } from '#contracts/visitor.ts'

/** What an address requests: to ask about the saved fit, or to fetch the one of a mail's key. */
type PromptRequest = { kind: 'ask' } | { kind: 'claim'; key: string }

/** The prompt's variant: a question about the saved fit, or the outcome of a mail's key. */
export type Prompt = 'ask' | 'claimed' | 'expired' | 'failed'

/** A mail's key. It is longer than any word typed by hand. */
const KEY = /^[\w-]{16,200}$/

/** The prompt that a search requests (FIT-12). `isHidden`: it was closed in this session, which does not apply to keys. */
export function parsePromptRequest(search: SearchStrings, isHidden: boolean): PromptRequest | null {
  const value = getFirst(search[SAVED_FIT_MODAL])
  if (value === undefined) return null
  if (KEY.test(value)) return { kind: 'claim', key: value }
  return isHidden ? null : { kind: 'ask' }
}
