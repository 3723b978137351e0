import { getFirstValue, type SearchStrings } from '#app/region/search-strings.ts'

export const ACCOUNT_PAGES = ['overview', 'orders', 'addresses', 'details', 'preferences'] as const
export type AccountPageName = (typeof ACCOUNT_PAGES)[number]

/** The account's search parameters: its page, or the response of the sign-in service. */
export type AccountSearch = {
  page?: AccountPageName | undefined
  /** The number of the order that the page 'orders' shows, as it was written. */
  order?: string | undefined
  /** The form that is open: the number of an address, 'new', or 'name' on the page 'details'. */
  edit?: string | undefined
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

/** Parses the account's search parameters. An unknown page is set to undefined, since the router restores omitted keys. */
export const parseAccountSearch = (search: SearchStrings): AccountSearch => ({
  page: ACCOUNT_PAGES.find((name) => name === getFirstValue(search.page)),
  order: getFirstValue(search.order),
  edit: getFirstValue(search.edit),
  code: getFirstValue(search.code),
  state: getFirstValue(search.state),
  error: getFirstValue(search.error),
})
