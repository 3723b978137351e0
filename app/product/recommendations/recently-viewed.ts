import { store, stored, unstore } from '#app/visitor/browser-storage.ts'
import { privacyConsent, readCookie } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/regions.ts'

/** At most so many are remembered, and shown. */
export const SEEN_KEPT = 10

/** Local storage, this browser only, each shop by itself: prices and goods differ. The name is ours. */
const keyOf = (region: RegionCode) => `recentlyViewed_${region}`

/** Product ids, the latest first; anything stored that is no such list counts as none. */
export function readSeen(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter((each) => typeof each === 'string' && /^\d{1,20}$/.test(each)).slice(0, SEEN_KEPT)
  } catch {
    return []
  }
}

/** The list with one more product at its head, each once. */
export const withSeen = (list: readonly string[], id: string): string[] =>
  [id, ...list.filter((each) => each !== id)].slice(0, SEEN_KEPT)

/** What was viewed before this product, which is remembered from now on, unless the visitor has yet to say what may be kept. */
export function view(region: RegionCode, id: string): string[] {
  const before = readSeen(stored(keyOf(region)))
  if (readCookie(document.cookie, privacyConsent.name) !== undefined)
    store(keyOf(region), JSON.stringify(withSeen(before, id)))
  return before.filter((each) => each !== id)
}

export const forgetSeen = (region: RegionCode): void => unstore(keyOf(region))
