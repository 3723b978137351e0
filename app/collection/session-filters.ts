import { FILTER_KEYS, FILTERS, type FilterKey, knownValue } from './filter-keys.ts'
import type { Chosen } from './filters.ts'

/** What this needs of the browser's session storage; each of them may throw where a browser keeps nothing for us. */
export type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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

/** Keeps what a collection is narrowed to. Of keys that it does not have, the session goes on knowing what it knew. */
export function keepInSession(session: Session, chosen: Chosen, keysHere: readonly FilterKey[]): void {
  for (const key of keysHere) {
    const values = chosen[key]
    attempt(() =>
      values ? session.setItem(FILTERS[key].stored, JSON.stringify(values)) : session.removeItem(FILTERS[key].stored),
    )
  }
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

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
