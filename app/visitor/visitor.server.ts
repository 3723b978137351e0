import { deleteCookie, getCookies, setCookie } from '@tanstack/react-start/server'
import { getConfig } from '#app/upstream/config.server.ts'
import { type CookieSpec, getStoredName } from './cookies.ts'

/** The cookies of the browser that a server function serves. */
export type Visitor = {
  getCookie: (cookie: CookieSpec) => string | undefined
  /** The cookies whose names start with this one's. */
  listCookies: (cookie: CookieSpec) => { cookie: CookieSpec; value: string }[]
  setCookie: (cookie: CookieSpec, value: string) => void
  deleteCookie: (cookie: CookieSpec) => void
}

/** The cookies of a request and of its response, by the names that the browser stores. */
type CookieHeaders = {
  read: () => Readonly<Record<string, string | undefined>>
  set: (name: string, value: string, attributes: CookieAttributes & { maxAge: number; httpOnly: boolean }) => void
  delete: (name: string, attributes: CookieAttributes) => void
}
type CookieAttributes = { path: '/'; sameSite: 'lax'; secure: boolean }

/** The visitor of the current request. Cookies are Secure if the site uses TLS. */
export const getVisitor = (): Visitor =>
  createVisitor(
    { read: getCookies, set: setCookie, delete: deleteCookie },
    getConfig().SITE_ORIGIN.startsWith('https:'),
  )

/**
 * A visitor over these cookies. Where credentials are stored under `__Host-` names, one that an earlier release stored
 * under its plain name is read once, and stored and deleted at the same time.
 */
export function createVisitor(headers: CookieHeaders, isTls: boolean): Visitor {
  // Browsers ignore the deletion of a `__Host-` cookie that lacks these.
  const attributes = { path: '/', sameSite: 'lax', secure: isTls } as const
  // the request's own cookies do not show changes
  const changed = new Map<string, string | undefined>()
  const read = (name: string) => (changed.has(name) ? changed.get(name) : headers.read()[name])

  function set(name: string, value: string, { maxAge, httpOnly }: CookieSpec) {
    changed.set(name, value)
    headers.set(name, value, { ...attributes, maxAge, httpOnly })
  }

  function remove(name: string) {
    changed.set(name, undefined)
    headers.delete(name, attributes)
  }

  function removePlain(cookie: CookieSpec) {
    if (getStoredName(cookie, isTls) !== cookie.name && read(cookie.name) !== undefined) remove(cookie.name)
  }

  return {
    getCookie(cookie) {
      const name = getStoredName(cookie, isTls)
      const value = read(name) ?? read(cookie.name)
      if (value !== undefined && read(name) === undefined) set(name, value, cookie)
      removePlain(cookie)
      return value
    },
    listCookies(cookie) {
      const prefix = getStoredName(cookie, isTls)
      return Object.keys(headers.read()).flatMap((name) => {
        const value = name.startsWith(prefix) ? read(name) : undefined
        const plainName = cookie.name + name.slice(prefix.length)
        return value === undefined ? [] : [{ cookie: { ...cookie, name: plainName }, value }]
      })
    },
    setCookie(cookie, value) {
      set(getStoredName(cookie, isTls), value, cookie)
      removePlain(cookie)
    },
    deleteCookie(cookie) {
      remove(getStoredName(cookie, isTls))
      removePlain(cookie)
    },
  }
}
