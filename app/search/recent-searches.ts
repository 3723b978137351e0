import { useMemo, useSyncExternalStore } from 'react'
import { normalizeQuery } from './search.ts'

/** Key in local storage, newest search first. The name is ours. */
const KEY = 'recentSearches'
const MAX_SEARCHES = 6

/** Parses a stored list; anything else counts as an empty one. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter((query) => typeof query === 'string' && normalizeQuery(query) !== '').slice(0, MAX_SEARCHES)
  } catch {
    return []
  }
}

/** The list with one more search first; the same query in any case is listed once. */
export function addRecentSearch(list: readonly string[], typed: string): string[] {
  const query = normalizeQuery(typed)
  if (query === '') return [...list]
  return [query, ...list.filter((other) => other.toLowerCase() !== query.toLowerCase())].slice(0, MAX_SEARCHES)
}

const listeners = new Set<() => void>()

/** Writes to local storage, which may be full or blocked: recent searches are optional, so failures are ignored. */
function writeStorage(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {}
  for (const listener of listeners) listener()
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Adds a query to the recent searches of this browser. */
export const saveSearch = (query: string): void =>
  writeStorage(JSON.stringify(addRecentSearch(parseRecentSearches(readStorage()), query)))
/** Removes all recent searches of this browser. */
export const clearRecentSearches = (): void => writeStorage(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Recent searches of this browser; empty during server rendering and hydration, because pages are shared. */
export function useRecentSearches(): readonly string[] {
  const text = useSyncExternalStore(subscribe, readStorage, () => null)
  return useMemo(() => parseRecentSearches(text), [text])
}
