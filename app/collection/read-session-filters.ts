import { report } from '#app/errors/report.ts'
import type { Listing } from './compact-listing.ts'
import { parseFilterValue, SIZE_FILTERS, SIZE_KEYS, type SizeKey } from './filter-keys.ts'
import type { Filters, SelectedSizes } from './filters.ts'
import { browserSession, type SessionStore, tryOrUndefined } from './save-session-filters.ts'

/** Returns the filters of the session that this collection has. Reports unreadable data (COL-03). */
export function restoreSessionFilters({ matcher }: Listing): Filters {
  return matcher.toFilters(readSessionSizes())
}

/** Returns the sizes of the session, of all collections. Reports unreadable data (COL-03). */
export function readSessionSizes(): SelectedSizes {
  const { selected, isCorrupt } = readSessionFilters(browserSession)
  if (isCorrupt) report('fit.stored-filters-corrupt')
  return selected
}

/**
 * Reads the filters of this session (COL-03), stored under build, leg, waist, size, cut, length and shortsleg. One invalid
 * value removes them all and sets `isCorrupt` (FIT-14).
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

/** Parses JSON; other text ('Build B') is returned unchanged. */
function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
