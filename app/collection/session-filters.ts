import { FILTER_KEYS, FILTERS, type FilterKey, knownValue } from './filter-keys.ts'
import type { Chosen } from './filters.ts'
import { attempt, type Session } from './keep-in-session.ts'

/**
 * The sizes that this session's collections were narrowed to (COL-03), under build, leg, waist, size, cut, length and
 * shortsleg. Each value is checked against its list; a key that holds anything else is cleared, and `corrupt` says so.
 */
export function readSession(session: Session): { chosen: Chosen; corrupt: boolean } {
  const chosen: Partial<Record<FilterKey, readonly string[]>> = {}
  let corrupt = false
  for (const key of FILTER_KEYS) {
    const text = attempt(() => session.getItem(FILTERS[key].stored))
    if (text === null || text === undefined) continue
    const said = [parsed(text)].flat()
    const values = said.flatMap((value) => (isWritten(value) ? (knownValue(key, String(value)) ?? []) : []))
    if (values.length > 0 && values.length === said.length) chosen[key] = values
    else {
      corrupt = true
      attempt(() => session.removeItem(FILTERS[key].stored))
    }
  }
  return { chosen, corrupt }
}

/** JSON; a bare word that is none ('Build B') stands for itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isWritten = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
