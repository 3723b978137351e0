import { REGION_CODES } from '#contracts/shop/regions.ts'
import { COOKIE, cartCountCookie, cartIdCookie, getStoredCookieName, WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import type { VisitorCookie, VisitorState } from '../world/visitor.ts'
import { DEFAULT_WORLD } from '../world/world-id.ts'

/** Names of the cookies that the shop sets. */
export const SHOP_COOKIES: readonly string[] = [
  ...Object.values(COOKIE),
  ...REGION_CODES.flatMap((code) => [cartIdCookie(code), cartCountCookie(code)]),
]

const PREFIX = /^__(?:Host|Secure)-/

/** The name under which the shop stores a visitor's cookie. Another shop's cookies keep theirs. */
export const toStoredName = ({ name, httpOnly }: Pick<VisitorCookie, 'name' | 'httpOnly'>, isTls: boolean): string =>
  SHOP_COOKIES.includes(name) ? getStoredCookieName({ name, httpOnly }, isTls) : name

/** The visitor's name of a cookie that the shop has stored. */
export function toVisitorName(storedName: string): string {
  const name = storedName.replace(PREFIX, '')
  return SHOP_COOKIES.includes(name) ? name : storedName
}

/**
 * Set-Cookie lines that make a browser this visitor: the visitor's cookies are set and the shop's others expired.
 * @param isTls Whether the shop is on https.
 */
export function getVisitorCookies(worldId: string, { cookies }: VisitorState, isTls: boolean): string[] {
  const stored = cookies.map((cookie) => ({ ...cookie, name: toStoredName(cookie, isTls) }))
  const names = new Set(stored.map(({ name }) => name))
  const possibleNames = isTls ? SHOP_COOKIES.flatMap((name) => [name, `__Host-${name}`]) : SHOP_COOKIES
  const lines = [
    ...possibleNames.filter((name) => !names.has(name)).map(expireCookie),
    ...stored.map(serializeCookie),
    serializeWorldCookie(worldId),
  ]
  // browsers neither store nor delete a cookie with a prefix without it
  return isTls ? lines.map((line) => `${line}; Secure`) : lines
}

/** The cookie that names the browser's world; the default world needs none. */
const serializeWorldCookie = (worldId: string): string =>
  worldId === DEFAULT_WORLD
    ? expireCookie(WORLD_COOKIE)
    : serializeCookie({ name: WORLD_COOKIE, value: worldId, httpOnly: false })

/** A Set-Cookie line for all of localhost: cookies ignore ports, so what the backend sets reaches the shop. */
export function serializeCookie({
  name,
  value,
  httpOnly,
  maxAgeSeconds,
}: Omit<VisitorCookie, 'maxAgeSeconds'> & { maxAgeSeconds?: number }): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}; Path=/; SameSite=Lax${age}${httpOnly ? '; HttpOnly' : ''}`
}

/** A Set-Cookie line that removes a cookie. */
export const expireCookie = (name: string): string => `${name}=; Path=/; SameSite=Lax; Max-Age=0`
