import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { unfinishedAdditionsKey } from '#contracts/visitor.ts'
import { getMarks, getMarkTime } from './addition-mark.ts'
import type { LineToAdd } from './cart.ts'
import type { Change } from './change-queue.ts'

/** An older addition is no longer under way; its shopper may have changed their mind. ms. */
const MAX_AGE_MS = 60_000

/** Stores the additions without a response, for the next page of this tab: this one may be left. */
export function storeUnfinished(region: RegionCode, pending: readonly Change[]): void {
  const additions = pending.flatMap((change) => (change.kind === 'add' ? [change.lines] : []))
  if (additions.length > 0) writeSession(unfinishedAdditionsKey(region), JSON.stringify(additions))
  else removeSession(unfinishedAdditionsKey(region))
}

/** The additions that an earlier page of this tab left without a response. Made again, they keep their mark. */
export function takeUnfinished(region: RegionCode): (readonly LineToAdd[])[] {
  const stored = readSession(unfinishedAdditionsKey(region))
  if (!stored) return []
  removeSession(unfinishedAdditionsKey(region))
  try {
    // the server checks the lines like those of any addition
    const additions: (readonly LineToAdd[])[] = JSON.parse(stored)
    return additions.filter(([line]) => {
      const [mark] = getMarks(line?.attributes ?? [])
      return mark !== undefined && Date.now() - getMarkTime(mark) < MAX_AGE_MS
    })
  } catch {
    return []
  }
}
