import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

export const ACCOUNT_PAGES = ['overview', 'orders', 'addresses', 'details'] as const
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]

/** The account's search parameters: its page, or the response of the sign-in service. */
export type AccountSearch = {
  page?: AccountPageName | undefined
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

/** Parses the account's search parameters. An unknown page is set to undefined, since the router restores omitted keys. */
export const parseAccountSearch = (search: SearchStrings): AccountSearch => ({
  page: ACCOUNT_PAGES.find((name) => name === getFirst(search.page)),
  code: getFirst(search.code),
  state: getFirst(search.state),
  error: getFirst(search.error),
})
