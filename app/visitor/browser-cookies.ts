import { type CookieSpec, cookieText } from './cookies.ts'
import { visitorChanged } from './visitor-changes.ts'

/** Keeps a cookie that script may write, at once: it is there even if the page is left in the next moment. */
export function rememberInBrowser(cookie: CookieSpec, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, and not in every browser
  document.cookie = cookieText(cookie, value, window.location)
  visitorChanged()
}

/** Takes such a cookie away. */
export const forgetInBrowser = (cookie: CookieSpec): void => rememberInBrowser({ ...cookie, maxAge: 0 }, '')
