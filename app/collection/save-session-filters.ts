import { SIZE_FILTERS, type SizeKey } from './filter-keys.ts'
import type { SelectedSizes } from './filters.ts'

/** The part of session storage that is used; every method may throw if the browser blocks storage. */
export type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's session storage, read at each use because even its property throws if storage is blocked. */
export const browserSession: SessionStore = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
}

/** Saves the selected values to the session. Keys that the collection does not have stay as they are. */
export function saveSessionFilters(
  session: SessionStore,
  selected: SelectedSizes,
  availableKeys: readonly SizeKey[],
): void {
  for (const key of availableKeys) {
    const { sessionKey } = SIZE_FILTERS[key]
    const values = selected[key]
    tryOrUndefined(() =>
      values ? session.setItem(sessionKey, JSON.stringify(values)) : session.removeItem(sessionKey),
    )
  }
}

/** The result of an action; undefined if it throws. */
export function tryOrUndefined<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
