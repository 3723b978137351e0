import { useMemo, useSyncExternalStore } from 'react'
import { cleanQuery } from './search.ts'

/** Local storage, this browser only: what was searched for last, the latest first. The name is ours. */
const KEY = 'recentSearches'
/** As many as are shown. */
const KEPT = 6

/** A stored list; anything that is not one counts as none. */
export function readRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return []
    return list.filter((each) => typeof each === 'string' && cleanQuery(each) !== '').slice(0, KEPT)
  } catch {
    return []
  }
}

/** The list with one more search at its head; the same words twice are one entry. */
export function withRecent(list: readonly string[], typed: string): string[] {
  const query = cleanQuery(typed)
  if (query === '') return [...list]
  return [query, ...list.filter((each) => each.toLowerCase() !== query.toLowerCase())].slice(0, KEPT)
}

const listeners = new Set<() => void>()

/** Storage may be full, or refused; then nothing is remembered and nobody is told. */
function store(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {}
  for (const told of listeners) told()
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const rememberSearch = (query: string): void => store(JSON.stringify(withRecent(readRecent(stored()), query)))
export const forgetSearches = (): void => store(null)

const subscribe = (told: () => void) => {
  listeners.add(told)
  window.addEventListener('storage', told)
  return () => {
    listeners.delete(told)
    window.removeEventListener('storage', told)
  }
}

/** Recent searches of this browser; none while the page is what everybody gets. */
export function useRecentSearches(): readonly string[] {
  const text = useSyncExternalStore(subscribe, stored, () => null)
  return useMemo(() => readRecent(text), [text])
}
