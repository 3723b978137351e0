import { FILTER_KEYS, FILTERS, type FilterKey, parseFilterValue } from './filter-keys.ts'
import type { SelectedValues } from './filters.ts'
import { type SessionStore, tryOrUndefined } from './save-session-filters.ts'

/**
 * The filters of this session (COL-03), stored under build, leg, waist, size, cut, length and shortsleg. One invalid value
 * removes them all, since what was stored together counts whole or not at all (FIT-14); then `isCorrupt` is true.
 */
export function readSessionFilters(session: SessionStore): { selected: SelectedValues; isCorrupt: boolean } {
  const selected: Partial<Record<FilterKey, readonly string[]>> = {}
  for (const key of FILTER_KEYS) {
    const text = tryOrUndefined(() => session.getItem(FILTERS[key].sessionKey))
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
  for (const key of FILTER_KEYS) tryOrUndefined(() => session.removeItem(FILTERS[key].sessionKey))
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
