import { notifyVisitorChange } from './visitor-changes.ts'

/** Reads a value of local storage; undefined where it is absent or storage is blocked. */
export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value to local storage. Does nothing where storage is blocked or full. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
  notifyVisitorChange()
}

/** Removes values from local storage. */
export function removeLocal(...keys: readonly string[]): void {
  const presentKeys = keys.filter((key) => readLocal(key) !== undefined)
  for (const key of presentKeys) localStorage.removeItem(key)
  if (presentKeys.length > 0) notifyVisitorChange()
}

/** Reads a value of session storage; undefined where it is absent or storage is blocked. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a value to session storage. Does nothing where storage is blocked or full. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // blocked or full
  }
}

/** Removes a value of session storage. */
export function removeSession(key: string): void {
  if (readSession(key) !== undefined) sessionStorage.removeItem(key)
}
