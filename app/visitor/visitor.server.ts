import { deleteCookie, getRequest, setCookie } from '@tanstack/react-start/server'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStoredCookieName } from '#contracts/shop/visitor.ts'
import { getCookieHeader, listCookies, readCookie } from './cookie-header.ts'
import type { CookieSpec } from './cookies.ts'

/** The cookies of the current request's browser. */
export type Visitor = {
  getCookie: (cookie: CookieSpec) => string | undefined
  /** The cookies whose names start with this one's. */
  listCookies: (cookie: CookieSpec) => { cookie: CookieSpec; value: string }[]
  setCookie: (cookie: CookieSpec, value: string) => void
  deleteCookie: (cookie: CookieSpec) => void
}

/** Reads the Cookie header of a request, and sets and deletes cookies of its response by their stored names. */
type CookieHeaders = {
  read: () => string
  set: (name: string, value: string, attributes: CookieAttributes & { maxAge: number; httpOnly: boolean }) => void
  delete: (name: string, attributes: CookieAttributes) => void
}
type CookieAttributes = { path: string; sameSite: 'lax'; secure: boolean }

/** The visitor of the current request. The public origin decides about TLS, because a proxy may terminate it. */
export const getVisitor = (): Visitor =>
  createVisitor(
    { read: () => getCookieHeader(getRequest()), set: setCookie, delete: deleteCookie },
    getConfig().SITE_ORIGIN.startsWith('https:'),
  )

/**
 * Creates a visitor over these headers. With TLS, cookies are Secure, and credentials are read only from names whose
 * prefix restricts who can set them (contracts/shop/visitor.ts).
 */
export function createVisitor(headers: CookieHeaders, isTls: boolean): Visitor {
  // Browsers ignore the deletion of a `__Host-` cookie that lacks these.
  const getAttributes = ({ path = '/' }: CookieSpec) => ({ path, sameSite: 'lax', secure: isTls }) as const
  // The request's own cookies do not include the changes.
  const changed = new Map<string, string | undefined>()
  const getName = (cookie: CookieSpec) => getStoredCookieName(cookie, isTls)

  return {
    getCookie(cookie) {
      const name = getName(cookie)
      return changed.has(name) ? changed.get(name) : readCookie(headers.read(), cookie, isTls)
    },
    listCookies(cookie) {
      return listCookies(headers.read(), cookie, isTls).flatMap((storedCookie) => {
        const name = getName(storedCookie.cookie)
        const value = changed.has(name) ? changed.get(name) : storedCookie.value
        return value === undefined ? [] : [{ cookie: storedCookie.cookie, value }]
      })
    },
    setCookie(cookie, value) {
      const { maxAge, httpOnly } = cookie
      changed.set(getName(cookie), value)
      headers.set(getName(cookie), value, { ...getAttributes(cookie), maxAge, httpOnly })
    },
    deleteCookie(cookie) {
      changed.set(getName(cookie), undefined)
      headers.delete(getName(cookie), getAttributes(cookie))
    },
  }
}
