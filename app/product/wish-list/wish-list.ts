import { isRecord } from '#contracts/is-record.ts'
import { MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import { MAX_READ_WISHES } from '#contracts/shop/wish-list.ts'
import { cutSharedGoods, SEPARATOR } from './shared-address.ts'

/** Goods that a shopper keeps for later. */
export type Wish = {
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
export const getWishKey = ({ handle, size }: Pick<Wish, 'handle' | 'size'>): string => `${handle}?${size}`

const isWish = (value: unknown): value is Wish =>
  isRecord(value) &&
  typeof value.handle === 'string' &&
  HANDLE.test(value.handle) &&
  typeof value.size === 'string' &&
  SIZE.test(value.size) &&
  Number.isInteger(value.quantity) &&
  Number(value.quantity) >= 1 &&
  Number(value.quantity) <= MAX_QUANTITY

/** What can be read of a stored list; each thing once, the latest first. */
export function readWishes(value: unknown): Wish[] {
  if (!Array.isArray(value)) return []
  const wishes = value.filter(isWish).map(({ handle, size, quantity }) => ({ handle, size, quantity }))
  return [...new Map(wishes.map((wish) => [getWishKey(wish), wish] as const)).values()].slice(0, MAX_READ_WISHES)
}

/**
 * Applies what was changed between `base` and `mine` to `theirs`, a list that was changed elsewhere: nothing that either side
 * added is lost, and what either side removed is gone.
 */
export function mergeWishes(base: readonly Wish[], mine: readonly Wish[], theirs: readonly Wish[]): Wish[] {
  const [baseByKey, mineByKey, theirKeys] = [byKey(base), byKey(mine), new Set(theirs.map(getWishKey))]
  const isNew = (wish: Wish) => baseByKey.get(getWishKey(wish))?.quantity !== wish.quantity
  const added = mine.filter((wish) => isNew(wish) && !theirKeys.has(getWishKey(wish)))
  const kept = theirs.flatMap((wish) => {
    const key = getWishKey(wish)
    const own = mineByKey.get(key)
    if (own) return isNew(own) ? own : wish
    return baseByKey.has(key) ? [] : wish
  })
  return [...added, ...kept]
}

const byKey = (wishes: readonly Wish[]) => new Map(wishes.map((wish) => [getWishKey(wish), wish] as const))

/** Whether two lists hold the same things in the same order. */
export const areSameWishes = (one: readonly Wish[], other: readonly Wish[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The list as the value of an address's `goods`, as far as it fits. Quantities stay private. */
export const formatSharedWishes = (wishes: readonly Wish[]): string =>
  cutSharedGoods(wishes.map(({ handle, size }) => (size ? `${handle}?${size}` : handle)).join(SEPARATOR))

/** A list that came by an address; `isCut`: it has more than an address can take. */
export type SharedWishes = { wishes: Wish[]; isCut: boolean }

/** The list of an address; what is no goods' name is left out. */
export function parseSharedWishes(text: string): SharedWishes {
  const entries = text.split(SEPARATOR).map((entry) => {
    const [handle = '', size = ''] = entry.trim().split('?', 2)
    return { handle, size, quantity: 1 }
  })
  return { wishes: readWishes(entries), isCut: text.length > 1 && text.endsWith(SEPARATOR) }
}
