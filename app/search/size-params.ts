import type { SearchStrings } from '#app/region/search-strings.ts'
import type { QuerySize } from './search.ts'

/** The sizes of a query as the parameters of product and collection pages. */
export const toSizeParams = (sizes: readonly QuerySize[]): SearchStrings =>
  Object.fromEntries(sizes.map(({ key, value }) => [key, value]))
