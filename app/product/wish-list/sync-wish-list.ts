import { callForOwner } from '#app/customer/call-for-owner.ts'
import { getSessionOwner } from '#app/customer/sign-in/use-session-owner.ts'
import { readLocal, readSession, removeLocal, writeSession } from '#app/visitor/browser-state.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { SESSION_STORAGE, wishListKey } from '#contracts/shop/visitor.ts'
import { parseWishList, readWishList, storeWishList } from './browser-wish-list.ts'
import { areSameItems, mergeItems } from './merge-items.ts'
import { mergeWishListFn } from './wish-list.functions.ts'

/** How often the merge is repeated for changes that were made during the previous one. */
const MAX_ROUNDS = 5

let running: Promise<boolean> | undefined

/**
 * Merges the list of this browser with that of the signed-in customer, once a visit and after each change; `isForced`:
 * now, because another device may have changed it. Another customer's list is dropped. Returns whether both are the same
 * now.
 */
export function syncWishList(region: RegionCode, isForced = false): Promise<boolean> {
  const sync = (running ?? Promise.resolve()).then(() => mergeUntilSame(region, isForced))
  running = sync.catch(() => false)
  return running
}

async function mergeUntilSame(region: RegionCode, isForced: boolean): Promise<boolean> {
  const owner = getSessionOwner(region)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { account } = parseWishList(readLocal(wishListKey(region)))
    if (account && account.owner !== owner) removeLocal(wishListKey(region))
    if (owner === null) return true
    const { items, account: known } = readWishList(region)
    const visit = `${region} ${owner}`
    const isRead = readSession(SESSION_STORAGE.wishListRead) === visit && !(isForced && round === 0)
    if (isRead && areSameItems(items, known?.items ?? [])) return true
    const outcome = await callForOwner(region, owner, (accessToken) =>
      mergeWishListFn({ data: { region, accessToken, items, base: known?.items ?? [] } }),
    )
    if (outcome.status !== 'saved' || !outcome.saved) return false
    writeSession(SESSION_STORAGE.wishListRead, visit)
    // what was changed here meanwhile is sent in the next round
    const changed = mergeItems(items, readWishList(region).items, outcome.saved)
    storeWishList(region, { items: changed, account: { owner, items: outcome.saved } })
  }
  return false
}
