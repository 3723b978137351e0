import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'

/** Separates the goods of a shared list's address: URLs have it unencoded. At the end it says that there were more. */
export const SEPARATOR = '*'

/** The most characters of an address's goods, below what is read of a query (app/region/search-strings.ts). */
const MAX_ADDRESS = 3_900

/** The goods of an address as far as they are read, so that browser and server agree on one that was cut. */
export function cutSharedGoods(goods: string): string {
  let length = 0
  const entries = goods.split(SEPARATOR)
  const count = entries.findIndex((entry, at) => {
    length += encodeURIComponent(entry).length + 1
    return entry !== '' && (at === MAX_WISH_LIST_ITEMS || length > MAX_ADDRESS)
  })
  return count < 0 ? goods : entries.slice(0, count).join(SEPARATOR) + SEPARATOR
}
