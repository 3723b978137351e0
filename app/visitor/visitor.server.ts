import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { config } from '#app/upstream/config.server.ts'
import type { CookieSpec } from './cookies.ts'

/** What a server function may know and change of the browser it serves. */
export type Visitor = {
  recall: (cookie: CookieSpec) => string | undefined
  remember: (cookie: CookieSpec, value: string) => void
  forget: (cookie: CookieSpec) => void
}

/** The visitor of the request being answered. Secure wherever the site is served over TLS. */
export function visitor(): Visitor {
  const secure = config().SITE_ORIGIN.startsWith('https:')
  // the request still says what it came with
  const changed = new Map<string, string | undefined>()
  return {
    recall: ({ name }) => (changed.has(name) ? changed.get(name) : getCookie(name)),
    remember: ({ name, maxAge, httpOnly }, value) => {
      changed.set(name, value)
      setCookie(name, value, { path: '/', sameSite: 'lax', secure, maxAge, httpOnly })
    },
    forget: ({ name }) => {
      changed.set(name, undefined)
      deleteCookie(name, { path: '/' })
    },
  }
}
