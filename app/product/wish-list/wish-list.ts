import { isRecord } from '#contracts/is-record.ts'
import { MAX_QUANTITY } from '#contracts/shop/cart-limits.ts'
import { MAX_READ_ITEMS } from '#contracts/shop/wish-list.ts'

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
