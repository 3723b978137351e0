import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import { SAVED_FIT_MODAL } from '#contracts/visitor.ts'

/** What an address asks the shop to do about a saved fit: to ask whether it still holds, or to fetch the one of a mail's key. */
type PromptWish = { kind: 'ask' } | { kind: 'claim'; key: string }

/** What the prompt has to say: whether the fit still holds, or what a mail's key was worth. */
export type Prompt = 'ask' | 'claimed' | 'expired' | 'failed'

/** A mail's key is longer than any word somebody would put in an address by hand. */
const KEY = /^[\w-]{16,200}$/

/** FIT-12. `isHidden`: the prompt was put away in this session. Who brings a key has asked for it, and is not turned away. */
export function promptWish(search: SearchStrings, isHidden: boolean): PromptWish | null {
  const asked = firstOf(search[SAVED_FIT_MODAL])
  if (asked === undefined) return null
  if (KEY.test(asked)) return { kind: 'claim', key: asked }
  return isHidden ? null : { kind: 'ask' }
}
