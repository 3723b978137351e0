import { useMemo, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import {
  isLoggedIn,
  readLocal,
  removeLocal,
  subscribeToVisitorChanges,
  writeLocal,
} from '#app/visitor/browser-state.ts'
import { isRecord } from '#contracts/is-record.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { wishListKey } from '#contracts/shop/visitor.ts'
import { MAX_WISH_LIST_ITEMS } from '#contracts/shop/wish-list.ts'
import { getItemKey, readItems, type WishListItem } from './wish-list.ts'

/** The stored list; `account` is the account's list when both were last merged. */
type StoredWishList = { items: WishListItem[]; account: { owner: string; items: WishListItem[] } | null }

const EMPTY: StoredWishList = { items: [], account: null }

/** Parses a stored list; empty where it is none. */
export function parseWishList(text: string | undefined): StoredWishList {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isRecord(stored)) return EMPTY
    const account = isRecord(stored.account) && typeof stored.account.owner === 'string' ? stored.account : null
    return {
      items: readItems(stored.items),
      account: account && { owner: String(account.owner), items: readItems(account.items) },
    }
  } catch {
    return EMPTY
  }
}

/** The stored list of a region. It is empty if it belongs to an account whose customer has signed out. */
export function readWishList(region: RegionCode): StoredWishList {
  const list = parseWishList(readLocal(wishListKey(region)))
  return list.account && !isLoggedIn(region) ? EMPTY : list
}

/** Stores the list, and returns whether the browser keeps it. */
export function storeWishList(region: RegionCode, list: StoredWishList): boolean {
  if (list.items.length === 0 && list.account === null) {
    removeLocal(wishListKey(region))
    return true
  }
  const text = JSON.stringify(list)
  writeLocal(wishListKey(region), text)
  return readLocal(wishListKey(region)) === text
}

/** Why something was not saved: the list is full, or the browser refuses storage. */
export type SaveFailure = 'full' | 'refused'

/** How many of some goods the list has. */
export const countItem = (region: RegionCode, item: WishListItem): number =>
  readWishList(region).items.find((other) => getItemKey(other) === getItemKey(item))?.quantity ?? 0

/** Puts goods first in the list; of two numbers in one size it has the larger. Returns why they were not saved, or null. */
export const saveItem = (region: RegionCode, item: WishListItem): SaveFailure | null =>
  setItem(region, { ...item, quantity: Math.max(item.quantity, countItem(region, item)) })

/** Puts just so many of some goods first in the list, none of them for 0. Returns why they were not saved, or null. */
export function setItem(region: RegionCode, item: WishListItem): SaveFailure | null {
  const { items, account } = readWishList(region)
  const others = items.filter((other) => getItemKey(other) !== getItemKey(item))
  if (others.length >= MAX_WISH_LIST_ITEMS) return 'full'
  return storeWishList(region, { items: item.quantity > 0 ? [item, ...others] : others, account }) ? null : 'refused'
}

/** Removes items from the list. */
export function removeItems(region: RegionCode, shouldRemove: (item: WishListItem) => boolean): void {
  const { items, account } = readWishList(region)
  storeWishList(region, { items: items.filter((item) => !shouldRemove(item)), account })
}

const getNone = () => '[]'

/** The list in this browser, updated by every change in any tab; empty until hydration. */
export function useWishListItems(): readonly WishListItem[] {
  const region = useRegion().code
  const text = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => JSON.stringify(readWishList(region).items),
    getNone,
  )
  return useMemo(() => readItems(JSON.parse(text)), [text])
}
