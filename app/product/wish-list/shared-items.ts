import { cutSharedGoods, SEPARATOR } from './shared-address.ts'
import { readItems, type WishListItem } from './wish-list.ts'

/** The list as the value of an address's `goods`, as far as it fits. Quantities stay private. */
export const formatSharedItems = (items: readonly WishListItem[]): string =>
  cutSharedGoods(items.map(({ handle, size }) => (size ? `${handle}?${size}` : handle)).join(SEPARATOR))

/** A list that came by an address; `isCut`: it has more than an address can take. */
export type SharedItems = { items: WishListItem[]; isCut: boolean }

/** The list of an address, without texts that are no product's name. */
export function parseSharedItems(text: string): SharedItems {
  const entries = text.split(SEPARATOR).map((entry) => {
    const [handle = '', size = ''] = entry.trim().split('?', 2)
    return { handle, size, quantity: 1 }
  })
  return { items: readItems(entries), isCut: text.length > 1 && text.endsWith(SEPARATOR) }
}
