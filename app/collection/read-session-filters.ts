import { FILTER_KEYS, FILTERS, type FilterKey, parseFilterValue } from './filter-keys.ts'
import type { SelectedValues } from './filters.ts'
import { type SessionStore, tryOrUndefined } from './save-session-filters.ts'

/**
 * The filters of this session (COL-03), stored under build, leg, waist, size, cut, length and shortsleg. A key with any
 * invalid value is removed, and `isCorrupt` is true.
 */
export function readSessionFilters(session: SessionStore): { selected: SelectedValues; isCorrupt: boolean } {
  const selected: Partial<Record<FilterKey, readonly string[]>> = {}
  let isCorrupt = false
  for (const key of FILTER_KEYS) {
    const text = tryOrUndefined(() => session.getItem(FILTERS[key].sessionKey))
    if (text === null || text === undefined) continue
    const items = [parseJsonOrText(text)].flat()
    const values = items.flatMap((item) => (isTextOrNumber(item) ? (parseFilterValue(key, String(item)) ?? []) : []))
    if (values.length > 0 && values.length === items.length) selected[key] = values
    else {
      isCorrupt = true
      tryOrUndefined(() => session.removeItem(FILTERS[key].sessionKey))
    }
  }
  return { selected, isCorrupt }
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
