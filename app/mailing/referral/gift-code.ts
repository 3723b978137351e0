import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'

/** The code in a friend's link (`?discount=`, spec 2), as it may be shown; nothing for what is no code. */
export function giftCode({ discount }: SearchStrings): { discount?: string } {
  const code = firstOf(discount)?.trim()
  return code && /^[A-Za-z0-9-]{3,40}$/.test(code) ? { discount: code } : {}
}
