import { firstOf, type SearchStrings } from '#app/region/search-strings.ts'

export const ACCOUNT_PAGES = ['overview', 'orders', 'addresses', 'details'] as const
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]

/** What the account takes from its address: which page, or what sign-in sent the browser back with. */
export type AccountSearch = {
  page?: AccountPageName | undefined
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

/** A page that there is not is named undefined, not left out: the router would put the address's own word back. */
export const accountSearch = (search: SearchStrings): AccountSearch => ({
  page: ACCOUNT_PAGES.find((name) => name === firstOf(search.page)),
  code: firstOf(search.code),
  state: firstOf(search.state),
  error: firstOf(search.error),
})
