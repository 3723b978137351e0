import { readCookie, serializeCookie } from './cookie-header.ts'
import type { CookieSpec } from './cookies.ts'
import { notifyVisitorChange } from './visitor-changes.ts'

const isTls = (): boolean => window.location.protocol === 'https:'

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
