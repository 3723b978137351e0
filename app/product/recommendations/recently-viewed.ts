import { readBrowserCookie, readLocal, removeLocal, writeLocal } from '#app/visitor/browser-state.ts'
import { privacyConsent } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** How many products the row shows. */
export const MAX_VIEWED = 10
/** How many are stored: the row's products and the one that the page shows. */
export const MAX_STORED = MAX_VIEWED + 1

/** The key in local storage, by region because goods and prices differ. The name is ours. */
const getKey = (region: RegionCode) => `recentlyViewed_${region}`

/** Product ids, the latest first; empty if the stored text is no such list. */
export function parseViewedProducts(text: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter((id) => typeof id === 'string' && /^\d{1,20}$/.test(id)).slice(0, MAX_STORED)
  } catch {
    return []
  }
}

/** The list with this product moved or added to its head. */
export const addViewedProduct = (list: readonly string[], id: string): string[] =>
  [id, ...list.filter((other) => other !== id)].slice(0, MAX_STORED)

/** The products viewed before this one, the latest first. */
export const readViewedProducts = (region: RegionCode, currentId?: string): string[] =>
  parseViewedProducts(readLocal(getKey(region)))
    .filter((id) => id !== currentId)
    .slice(0, MAX_VIEWED)

/** Whether views are recorded: once the visitor has answered the consent banner. Browser only. */
export const recordsViews = (): boolean => readBrowserCookie(privacyConsent) !== undefined

/** Records that a product was viewed. */
export function recordView(region: RegionCode, id: string): void {
  const before = parseViewedProducts(readLocal(getKey(region)))
  writeLocal(getKey(region), JSON.stringify(addViewedProduct(before, id)))
}

export const clearViewedProducts = (region: RegionCode): void => removeLocal(getKey(region))
