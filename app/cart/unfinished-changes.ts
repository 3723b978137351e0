import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import type { RegionCode } from '#contracts/regions.ts'
import { unfinishedChangesKey } from '#contracts/visitor.ts'
import { getMarks, getMarkTime } from './addition-mark.ts'
import type { LineToAdd } from './cart.ts'
import { isKnown } from './cart-machine.ts'
import type { CartOutcome } from './cart-outcome.ts'
import type { CartStore } from './cart-store.ts'
import { type Change, getPendingQuantities, type Quantities } from './change-queue.ts'

/** An older change is no longer under way; its shopper may have changed their mind. ms. */
const MAX_AGE_MS = 60_000

type Unfinished = { additions: readonly (readonly LineToAdd[])[]; quantities: Quantities }

const NONE: Unfinished = { additions: [], quantities: {} }

/** What the next page can make again of changes without a response. */
export const getUnfinished = (pending: readonly Change[]): Unfinished => ({
  additions: pending.flatMap((change) => (change.kind === 'add' ? [change.lines] : [])),
  quantities: getPendingQuantities(pending),
})

/** Stores the additions and quantities without a response, for the next page of this tab: this one may be left. */
export function storeUnfinished(region: RegionCode, pending: readonly Change[]): void {
  const { additions, quantities } = getUnfinished(pending)
  if (additions.length === 0 && Object.keys(quantities).length === 0) removeSession(unfinishedChangesKey(region))
  else writeSession(unfinishedChangesKey(region), JSON.stringify({ additions, quantities, at: Date.now() }))
}

/** What an earlier page of this tab left without a response. Additions that are made again keep their mark. */
export function takeUnfinished(region: RegionCode): Unfinished {
  const stored = readSession(unfinishedChangesKey(region))
  if (!stored) return NONE
  removeSession(unfinishedChangesKey(region))
  try {
    // the server checks lines and quantities like those of any change
    const { additions, quantities, at }: Unfinished & { at: number } = JSON.parse(stored)
    return {
      additions: additions.filter(([line]) => {
        const [mark] = getMarks(line?.attributes ?? [])
        return mark !== undefined && isRecent(getMarkTime(mark))
      }),
      quantities: isRecent(at) ? quantities : {},
    }
  } catch {
    return NONE
  }
}

/** Makes again what an earlier page was left with. Quantities are those of lines, so the cart is read first. */
export function makeAgain(cart: CartStore, { additions, quantities }: Unfinished): Promise<CartOutcome>[] {
  async function setQuantities(): Promise<CartOutcome> {
    await cart.read()
    // the page says that the cart cannot be read
    if (!isKnown(cart.getState())) return { ok: false, failure: 'cart.change-failed' }
    return cart.submit({ kind: 'update', quantities })
  }
  const outcomes = additions.map((lines) => cart.submit({ kind: 'add', lines }))
  return Object.keys(quantities).length > 0 ? [...outcomes, setQuantities()] : outcomes
}

const isRecent = (time: number): boolean => Date.now() - time < MAX_AGE_MS
