import { getStoredCookieName } from '#contracts/shop/visitor.ts'
import type { CookieSpec } from './cookies.ts'

/** Serializes a cookie for document.cookie, with the name, lifetime and scope that the server uses. */
export function serializeCookie(cookie: CookieSpec, value: string, isTls: boolean): string {
  const { maxAge, path = '/' } = cookie
  const security = isTls ? '; Secure' : ''
  return `${getStoredCookieName(cookie, isTls)}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${security}`
}

/** Reads one cookie from a Cookie header or document.cookie; undefined where it is absent or has another shape. */
export function readCookie(header: string, cookie: CookieSpec, isTls: boolean): string | undefined {
  const stored = getStoredCookieName(cookie, isTls)
  const pair = readPairs(header).find(([name]) => name === stored)
  return pair && toValue(pair[1], cookie)
}

/** Reads one cookie of a request. */
export const readRequestCookie = (request: Request, cookie: CookieSpec, isTls: boolean): string | undefined =>
  readCookie(getCookieHeader(request), cookie, isTls)

/** The Cookie header of a request. */
export const getCookieHeader = ({ headers }: Request): string => headers.get('cookie') ?? ''

/** Reads the cookies whose names start with this one's. Each is returned with a specification for its full name. */
export function listCookies(
  header: string,
  cookie: CookieSpec,
  isTls: boolean,
): { cookie: CookieSpec; value: string }[] {
  const prefix = getStoredCookieName(cookie, isTls)
  return readPairs(header).flatMap(([name, text]) => {
    const value = name.startsWith(prefix) ? toValue(text, cookie) : undefined
    const plainName = cookie.name + name.slice(prefix.length)
    return value === undefined ? [] : [{ cookie: { ...cookie, name: plainName }, value }]
  })
}

/** The names and values of a header, as they are written. */
const readPairs = (header: string): (readonly [name: string, value: string])[] =>
  header.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })

function toValue(text: string, { shape }: CookieSpec): string | undefined {
  try {
    const value = decodeURIComponent(text)
    if (shape.test(value)) return value
  } catch {
    // not decodable
  }
  return undefined
}
