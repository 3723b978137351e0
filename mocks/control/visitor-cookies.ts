import { REGION_CODES } from '#contracts/regions.ts'
import { COOKIE, cartCountCookie, cartIdCookie, WORLD_COOKIE } from '#contracts/visitor.ts'
import type { VisitorCookie, VisitorState } from '../world/visitor.ts'
import { DEFAULT_WORLD } from '../world/worlds.ts'

/** Names of the cookies that the shop sets. */
export const SHOP_COOKIES: readonly string[] = [
  ...Object.values(COOKIE),
  ...REGION_CODES.flatMap((code) => [cartIdCookie(code), cartCountCookie(code)]),
]

/** Set-Cookie lines that make a browser this visitor: the visitor's cookies are set and the shop's others expired. */
export function getVisitorCookies(worldId: string, { cookies }: VisitorState): string[] {
  const names = new Set(cookies.map(({ name }) => name))
  return [
    ...SHOP_COOKIES.filter((name) => !names.has(name)).map(expireCookie),
    ...cookies.map(serializeCookie),
    serializeWorldCookie(worldId),
  ]
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
