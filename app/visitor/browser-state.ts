import { useSyncExternalStore } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { tokensKey } from '#contracts/shop/visitor.ts'
import { readCookie, serializeCookie } from './cookie-header.ts'
import { type CookieSpec, customerId, savedFit } from './cookies.ts'

const isTls = (): boolean => window.location.protocol === 'https:'

/** Whether this browser refuses cookies, without which it has no basket, no saved fit and no sign-in. */
export const refusesCookies = (): boolean => !navigator.cookieEnabled

/** Reads a cookie that script may read; undefined where it is absent or has another shape. */
export const readBrowserCookie = (cookie: CookieSpec): string | undefined =>
  readCookie(document.cookie, cookie, isTls())

/** Writes a cookie synchronously, so that it holds even if the page is left at once. */
export function setBrowserCookie(cookie: CookieSpec, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = serializeCookie(cookie, value, isTls())
  notifyVisitorChange()
}

/** Deletes a cookie that script may write. */
export const deleteBrowserCookie = (cookie: CookieSpec): void => setBrowserCookie({ ...cookie, maxAge: 0 }, '')

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

const listeners = new Set<() => void>()

/** Notifies subscribers that this page changed a cookie or a stored value. */
export function notifyVisitorChange(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to changes of cookies and storage: by this page, by another tab, and while the page was in the background. */
export function subscribeToVisitorChanges(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', listener)
  // Changes in another visible window. In browsers without a cookie store, they are noticed when this window becomes
  // visible.
  window.cookieStore?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', listener)
    window.cookieStore?.removeEventListener('change', listener)
  }
}

/** Spec 1: "Logged-in state is determined by a customerId cookie or by the presence of an access token." */
export const isLoggedIn = (region: RegionCode): boolean =>
  readLocal(tokensKey(region)) !== undefined || Boolean(readBrowserCookie(customerId))

const hasSavedFit = (): boolean => Boolean(readBrowserCookie(savedFit))
const getServerSnapshot = () => false

/**
 * Returns the visitor's state, updated by every change. Both values are false until hydration, because pages are cached
 * for everyone, so components must take the same space for true and false.
 */
export function useVisitor(): { isLoggedIn: boolean; hasSavedFit: boolean } {
  const region = useRegion().code
  return {
    isLoggedIn: useSyncExternalStore(subscribeToVisitorChanges, () => isLoggedIn(region), getServerSnapshot),
    hasSavedFit: useSyncExternalStore(subscribeToVisitorChanges, hasSavedFit, getServerSnapshot),
  }
}
