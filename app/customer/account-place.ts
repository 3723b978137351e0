import { readSession, removeSession, writeSession } from '#app/visitor/browser-storage.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { accountPlaceKey } from '#contracts/shop/visitor.ts'
import { type AccountSearch, parseAccountSearch } from './account-search.ts'

/** The part of the account that a sign-in leads back to. */
export type AccountPlace = Pick<AccountSearch, 'page' | 'order' | 'edit'>

/** Stores where a sign-in that begins now leads back to; null for the overview. */
export function storePlace(region: RegionCode, place: AccountPlace | null): void {
  if (place) writeSession(accountPlaceKey(region), JSON.stringify(place))
  else removeSession(accountPlaceKey(region))
}

/** Takes the stored place; the overview where there is none. */
export function takePlace(region: RegionCode): AccountPlace {
  const stored = readSession(accountPlaceKey(region))
  removeSession(accountPlaceKey(region))
  const { page = 'overview', order, edit } = parseAccountSearch(parseJson(stored))
  return { page, order, edit }
}

function parseJson(text: string | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}
