import { isRecord } from '#contracts/is-record.ts'
import { MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import { MAX_READ_ITEMS } from '#contracts/shop/wish-list.ts'
import { cutSharedGoods, SEPARATOR } from './shared-address.ts'

/** Goods that a shopper keeps for later. */
export type WishListItem = {
  /** The product's name in its address. */
  handle: string
  /** The chosen size as in the product's address, 'w=34&b=B&l=32'; '' if none was chosen. */
  size: string
  quantity: number
}

/** A product's name in its address, and one of its sizes: what the shop's own addresses have. */
const HANDLE = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}$/u
const SIZE = /^[\w=&%.+-]{0,80}$/

/** Identifies goods in one size. */
export const getItemKey = ({ handle, size }: Pick<WishListItem, 'handle' | 'size'>): string => `${handle}?${size}`

const isItem = (value: unknown): value is WishListItem =>
  isRecord(value) &&
  typeof value.handle === 'string' &&
  HANDLE.test(value.handle) &&
  typeof value.size === 'string' &&
  SIZE.test(value.size) &&
  Number.isInteger(value.quantity) &&
  Number(value.quantity) >= 1 &&
  Number(value.quantity) <= MAX_QUANTITY

/** The valid items of a stored list without duplicates, the latest first. */
export function readItems(value: unknown): WishListItem[] {
  if (!Array.isArray(value)) return []
  const items = value.filter(isItem).map(({ handle, size, quantity }) => ({ handle, size, quantity }))
  return [...new Map(items.map((item) => [getItemKey(item), item] as const)).values()].slice(0, MAX_READ_ITEMS)
}

/**
 * Applies what was changed between `base` and `mine` to `theirs`, a list that was changed elsewhere: nothing that either side
 * added is lost, and what either side removed is gone.
 */
export function mergeItems(
  base: readonly WishListItem[],
  mine: readonly WishListItem[],
  theirs: readonly WishListItem[],
): WishListItem[] {
  const [baseByKey, mineByKey, theirKeys] = [byKey(base), byKey(mine), new Set(theirs.map(getItemKey))]
  const isNew = (item: WishListItem) => baseByKey.get(getItemKey(item))?.quantity !== item.quantity
  const added = mine.filter((item) => isNew(item) && !theirKeys.has(getItemKey(item)))
  const remaining = theirs.flatMap((item) => {
    const key = getItemKey(item)
    const own = mineByKey.get(key)
    if (own) return isNew(own) ? own : item
    return baseByKey.has(key) ? [] : item
  })
  return [...added, ...remaining]
}

const byKey = (items: readonly WishListItem[]) => new Map(items.map((item) => [getItemKey(item), item] as const))

/** Whether two lists hold the same things in the same order. */
export const areSameItems = (one: readonly WishListItem[], other: readonly WishListItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

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
