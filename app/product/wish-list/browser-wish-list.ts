import { useMemo, useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { readLocal, removeLocal, subscribeToVisitorChanges, writeLocal } from '#app/visitor/browser-state.ts'
import { isLoggedIn } from '#app/visitor/use-visitor.ts'
import { isRecord } from '#contracts/is-record.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { wishListKey } from '#contracts/shop/visitor.ts'
import { MAX_WISHES } from '#contracts/shop/wish-list.ts'
import { getWishKey, readWishes, type Wish } from './wish-list.ts'

/** The list in this browser; `account` is what a customer's account had of it when both were last merged. */
type StoredWishList = { wishes: Wish[]; account: { owner: string; wishes: Wish[] } | null }

const EMPTY: StoredWishList = { wishes: [], account: null }

/** Parses a stored list; empty where it is none. */
export function parseWishList(text: string | undefined): StoredWishList {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isRecord(stored)) return EMPTY
    const account = isRecord(stored.account) && typeof stored.account.owner === 'string' ? stored.account : null
    return {
      wishes: readWishes(stored.wishes),
      account: account && { owner: String(account.owner), wishes: readWishes(account.wishes) },
    }
  } catch {
    return EMPTY
  }
}

/** The stored list of a region. That of an account is nobody's once its customer has signed out. */
export const readWishList = (region: RegionCode): StoredWishList => {
  const list = parseWishList(readLocal(wishListKey(region)))
  return list.account && !isLoggedIn(region) ? EMPTY : list
}

/** Stores the list, and returns whether the browser keeps it. */
export function storeWishList(region: RegionCode, list: StoredWishList): boolean {
  if (list.wishes.length === 0 && list.account === null) {
    removeLocal(wishListKey(region))
    return true
  }
  const text = JSON.stringify(list)
  writeLocal(wishListKey(region), text)
  return readLocal(wishListKey(region)) === text
}

/** Why something was not saved: the list is full, or the browser refuses storage. */
export type SaveFailure = 'full' | 'refused'

/** Adds goods to the list, or counts them on in the same size. Returns why they were not saved, or null. */
export function saveWish(region: RegionCode, wish: Wish): SaveFailure | null {
  const { wishes, account } = readWishList(region)
  const key = getWishKey(wish)
  const others = wishes.filter((other) => getWishKey(other) !== key)
  if (others.length >= MAX_WISHES) return 'full'
  return storeWishList(region, { wishes: [wish, ...others], account }) ? null : 'refused'
}

/** Removes what `isGone` names from the list. */
export function removeWishes(region: RegionCode, isGone: (wish: Wish) => boolean): void {
  const { wishes, account } = readWishList(region)
  storeWishList(region, { wishes: wishes.filter((wish) => !isGone(wish)), account })
}

const getNone = () => '[]'

/** The list in this browser, updated by every change in any tab; empty until hydration. */
export function useWishes(): readonly Wish[] {
  const region = useRegion().code
  const text = useSyncExternalStore(
    subscribeToVisitorChanges,
    () => JSON.stringify(readWishList(region).wishes),
    getNone,
  )
  return useMemo(() => readWishes(JSON.parse(text)), [text])
}
