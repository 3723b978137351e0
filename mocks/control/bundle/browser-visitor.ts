import { REGION_CODES } from '#contracts/shop/regions.ts'
import { COOKIE, cartIdCookie, WORLD_COOKIE } from '#contracts/shop/visitor.ts'
import type { VisitorState } from '../../world/visitor.ts'
import type { World } from '../../world/world.ts'
import { DEFAULT_WORLD } from '../../world/world-id.ts'
import { SHOP_COOKIES, toVisitorName } from '../visitor-cookies.ts'

/** Cookies that scripts must not read. */
const HTTP_ONLY = new Set<string>([COOKIE.fitToken, ...REGION_CODES.map(cartIdCookie)])
const DAY_S = 86_400

/**
 * The world's visitor with the shop's cookies of the browser that asks, such as a cart that was filled by hand: cookies
 * ignore ports, so the panel sends them. Just the world's visitor for a browser that is in another world.
 */
export function getBrowserVisitor(request: Request, { id, entrance: { visitor } }: World): VisitorState {
  const cookies = readCookies(request.headers.get('cookie') ?? '')
  if ((cookies.get(WORLD_COOKIE) ?? DEFAULT_WORLD) !== id) return visitor
  return {
    ...visitor,
    cookies: SHOP_COOKIES.flatMap((name) => {
      const value = cookies.get(name)
      if (value === undefined) return []
      const known = visitor.cookies.find((cookie) => cookie.name === name)
      return [{ name, value, httpOnly: HTTP_ONLY.has(name), maxAgeSeconds: known?.maxAgeSeconds ?? DAY_S }]
    }),
  }
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair) => pair.trim().split('='))
  return new Map(pairs.map(([name = '', ...value]) => [toVisitorName(name), value.join('=')]))
}
