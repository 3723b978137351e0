import { type CookieSpec, serializeCookie } from './cookies.ts'
import { notifyVisitorChange } from './visitor-changes.ts'

/** Writes a cookie synchronously, so that it holds even if the page is left at once. */
export function setBrowserCookie(cookie: CookieSpec, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = serializeCookie(cookie, value, window.location)
  notifyVisitorChange()
}

/** Deletes a cookie that script may write. */
export const deleteBrowserCookie = (cookie: CookieSpec): void => setBrowserCookie({ ...cookie, maxAge: 0 }, '')
