import { FILTERS, type FilterKey } from './filter-keys.ts'
import type { Chosen } from './filters.ts'

/** What this needs of the browser's session storage; each of them may throw where a browser keeps nothing for us. */
export type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps what a collection is narrowed to. Of keys that it does not have, the session goes on knowing what it knew. */
export function keepInSession(session: Session, chosen: Chosen, keysHere: readonly FilterKey[]): void {
  for (const key of keysHere) {
    const values = chosen[key]
    attempt(() =>
      values ? session.setItem(FILTERS[key].stored, JSON.stringify(values)) : session.removeItem(FILTERS[key].stored),
    )
  }
}

/** What an action answers; undefined where the browser refuses it. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
