import { isShown } from '#app/copy/message-for.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'

/** What the cart page takes from its address: what went wrong with a posted form, if it is a thing that can go wrong. */
export function cartSearch(search: SearchStrings): { problem?: CatalogueCode } {
  const problem = firstOf(search.problem)
  return problem !== undefined && isShown(problem) ? { problem } : {}
}
