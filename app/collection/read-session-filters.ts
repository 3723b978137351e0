import { parseFilterValue, SIZE_FILTERS, SIZE_KEYS, type SizeKey } from './filter-keys.ts'
import type { SelectedSizes } from './filters.ts'
import { type SessionStore, tryOrUndefined } from './save-session-filters.ts'

/**
 * The filters of this session (COL-03), stored under build, leg, waist, size, cut, length and shortsleg. One invalid value
 * removes them all, since what was stored together counts whole or not at all (FIT-14); then `isCorrupt` is true.
 */
export function readSessionFilters(session: SessionStore): { selected: SelectedSizes; isCorrupt: boolean } {
  const selected: Partial<Record<SizeKey, readonly string[]>> = {}
  for (const key of SIZE_KEYS) {
    const text = tryOrUndefined(() => session.getItem(SIZE_FILTERS[key].sessionKey))
    if (text === null || text === undefined) continue
    const items = [parseJsonOrText(text)].flat()
    const values = items.flatMap((item) => (isTextOrNumber(item) ? (parseFilterValue(key, String(item)) ?? []) : []))
    if (values.length === 0 || values.length < items.length) {
      clearSessionFilters(session)
      return { selected: {}, isCorrupt: true }
    }
    selected[key] = values
  }
  return { selected, isCorrupt: false }
}

function clearSessionFilters(session: SessionStore): void {
  for (const key of SIZE_KEYS) tryOrUndefined(() => session.removeItem(SIZE_FILTERS[key].sessionKey))
}

/** The parsed JSON; text that is not JSON ('Build B') as it is. */
function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
