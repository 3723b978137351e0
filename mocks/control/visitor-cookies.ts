import { REGION_CODES } from '#contracts/regions.ts'
import { COOKIE, cartCountCookie, cartIdCookie, WORLD_COOKIE } from '#contracts/visitor.ts'
import type { VisitorCookie, VisitorState } from '../world/visitor.ts'
import { DEFAULT_WORLD } from '../world/worlds.ts'

/** Set-Cookie lines for a browser that becomes this visitor: these cookies, and no other that the shop knows. */
export function arrivalCookies(worldId: string, { cookies }: VisitorState): string[] {
  const carried = new Set(cookies.map(({ name }) => name))
  const known = [
    ...Object.values(COOKIE),
    ...REGION_CODES.flatMap((code) => [cartIdCookie(code), cartCountCookie(code)]),
  ]
  return [...known.filter((name) => !carried.has(name)).map(expired), ...cookies.map(setCookie), worldCookie(worldId)]
}

/** Puts the browser into a world; the default one needs no name. */
const worldCookie = (worldId: string): string =>
  worldId === DEFAULT_WORLD ? expired(WORLD_COOKIE) : setCookie({ name: WORLD_COOKIE, value: worldId, httpOnly: false })

/** A cookie for all of localhost: cookies ignore ports, so what the backend sets reaches the shop. */
export function setCookie({
  name,
  value,
  httpOnly,
  maxAgeSeconds,
}: Omit<VisitorCookie, 'maxAgeSeconds'> & { maxAgeSeconds?: number }): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}; Path=/; SameSite=Lax${age}${httpOnly ? '; HttpOnly' : ''}`
}

export const expired = (name: string): string => `${name}=; Path=/; SameSite=Lax; Max-Age=0`
