import { isMessageCode } from '#app/copy/message-for.ts'
import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'
import type { Notice } from './cart-outcome.ts'

/** Parses the cart page's search: the notice of a posted form. Any other word is dropped. */
export function parseCartSearch(search: SearchStrings): { problem?: Notice | undefined } {
  const problem = getFirst(search.problem)
  // undefined rather than absent: the router keeps parameters that validation leaves out
  return { problem: problem !== undefined && isNotice(problem) ? problem : undefined }
}

const isNotice = (word: string): word is Notice =>
  (word.startsWith('cart.') || word === 'limit.reached') && isMessageCode(word)
