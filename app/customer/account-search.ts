import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'

export const ACCOUNT_PAGES = ['overview', 'orders', 'addresses', 'details'] as const
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]

/** What the account takes from its address: which page, or what sign-in sent the browser back with. */
export type AccountSearch = { page?: AccountPageName; code?: string; state?: string; error?: string }

/** Anything else in the address is left out, and so is a page that there is not. */
export function accountSearch(search: SearchStrings): AccountSearch {
  const [code, state, error] = [firstOf(search.code), firstOf(search.state), firstOf(search.error)]
  const page = ACCOUNT_PAGES.find((name) => name === firstOf(search.page))
  return {
    ...(page && { page }),
    ...(code !== undefined && { code }),
    ...(state !== undefined && { state }),
    ...(error !== undefined && { error }),
  }
}
