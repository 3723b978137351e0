import { deleteCookie, getCookie, getCookies, setCookie } from '@tanstack/react-start/server'
import { getConfig } from '#app/upstream/config.server.ts'
import type { CookieSpec } from './cookies.ts'

/** The cookies of the browser that a server function serves. */
export type Visitor = {
  getCookie: (cookie: CookieSpec) => string | undefined
  /** The cookies whose names start with this one's. */
  listCookies: (cookie: CookieSpec) => { cookie: CookieSpec; value: string }[]
  setCookie: (cookie: CookieSpec, value: string) => void
  deleteCookie: (cookie: CookieSpec) => void
}

/** The visitor of the current request. Cookies are Secure if the site uses TLS. */
export function getVisitor(): Visitor {
  const secure = getConfig().SITE_ORIGIN.startsWith('https:')
  // the request's own cookies do not show changes
  const changed = new Map<string, string | undefined>()
  const read = (name: string) => (changed.has(name) ? changed.get(name) : getCookie(name))
  return {
    getCookie: ({ name }) => read(name),
    listCookies: (cookie) =>
      Object.keys(getCookies()).flatMap((name) => {
        const value = name.startsWith(cookie.name) ? read(name) : undefined
        return value === undefined ? [] : [{ cookie: { ...cookie, name }, value }]
      }),
    setCookie: ({ name, maxAge, httpOnly }, value) => {
      changed.set(name, value)
      setCookie(name, value, { path: '/', sameSite: 'lax', secure, maxAge, httpOnly })
    },
    deleteCookie: ({ name }) => {
      changed.set(name, undefined)
      deleteCookie(name, { path: '/' })
    },
  }
}
