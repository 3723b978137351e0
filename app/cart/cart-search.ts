import { isShown } from '#app/copy/message-for.ts'
import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'

/** What the cart page takes from its address: what went wrong with a posted form, if it is a thing that can go wrong. */
export function cartSearch(search: SearchStrings): { problem?: CatalogueCode | undefined } {
  const problem = firstOf(search.problem)
  // said to be undefined and not left out: the router keeps what a check leaves out as it stands in the address
  return { problem: problem !== undefined && isShown(problem) ? problem : undefined }
}
