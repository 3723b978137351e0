import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

/** Parses the code of a friend's link (`?discount=`, spec 2). Anything that is not a code is dropped. */
export function parseGiftCode({ discount }: SearchStrings): { discount?: string } {
  const code = getFirst(discount)?.trim()
  return code && /^[A-Za-z0-9-]{3,40}$/.test(code) ? { discount: code } : {}
}
