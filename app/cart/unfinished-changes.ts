import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { unfinishedChangesKey } from '#contracts/shop/visitor.ts'
import type { Change } from './change-queue.ts'

/** An older change is no longer under way; its shopper may have changed their mind. ms. */
const MAX_AGE_MS = 60_000

type Unfinished = { pending: readonly Change[]; at: number }

/** Stores the changes without a response, for the next page of this tab: this one may be left. */
export function storeUnfinished(region: RegionCode, pending: readonly Change[]): void {
  if (pending.length === 0) removeSession(unfinishedChangesKey(region))
  else writeSession(unfinishedChangesKey(region), JSON.stringify({ pending, at: Date.now() } satisfies Unfinished))
}

/** What an earlier page of this tab left without a response. Each can be made again: made twice it is as made once. */
export function takeUnfinished(region: RegionCode): readonly Change[] {
  const stored = readSession(unfinishedChangesKey(region))
  if (!stored) return []
  removeSession(unfinishedChangesKey(region))
  try {
    // the server checks them like any change; an earlier release stored something else
    const { pending, at }: Partial<Unfinished> = JSON.parse(stored)
    return pending && at && Date.now() - at < MAX_AGE_MS ? pending : []
  } catch {
    return []
  }
}
