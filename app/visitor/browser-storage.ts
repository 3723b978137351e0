import { visitorChanged } from './visitor-changes.ts'

/** A value of local storage; undefined where it is absent, or where the browser keeps nothing for us. */
export function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value. A browser that keeps nothing (blocked or full) forgets it with the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
  visitorChanged()
}

/** Takes values away; where there are none, nothing has changed. */
export function unstore(...keys: readonly string[]): void {
  const there = keys.filter((key) => stored(key) !== undefined)
  for (const key of there) localStorage.removeItem(key)
  if (there.length > 0) visitorChanged()
}

/** A value of this session; undefined where it is absent, or where the browser keeps nothing for us. */
export function storedInSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value for as long as the tab is open. A browser that keeps nothing forgets it with the page. */
export function storeInSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // blocked or full: it holds for this page
  }
}
