import { z } from 'zod'
import type { RegionCode } from '#contracts/regions.ts'
import { cartCountCookie, cartIdCookie } from '#contracts/visitor.ts'

/** A year, spec 9: "365 days is the default site-wide cookie lifetime". */
const YEAR_S = 365 * 86_400
/** Spec 9: "Cart cookie: 14 days by default". */
const CART_S = 14 * 86_400

/** A cookie as it travels: its value is already percent-encoded. */
const visitorCookie = z.object({
  name: z.string(),
  value: z.string(),
  httpOnly: z.boolean(),
  maxAgeSeconds: z.number(),
})

/** What the browser of a scenario arrives with. */
export const visitorState = z.object({
  cookies: z.array(visitorCookie),
  localStorage: z.record(z.string(), z.string()),
  sessionStorage: z.record(z.string(), z.string()),
})

export type VisitorCookie = z.output<typeof visitorCookie>
export type VisitorState = z.output<typeof visitorState>

/** Collects what the browser arrives with, in the scenario's words. */
export type Visitor = {
  /** The visitor has this cart and sees this count beside the cart icon. */
  remembersCart(region: RegionCode, id: string, count: number): void
  cookie(name: string, value: string, options?: { httpOnly?: boolean; maxAgeSeconds?: number }): void
  local(key: string, value: string): void
  session(key: string, value: string): void
  /** All that was collected so far. */
  state(): VisitorState
}

export function createVisitor(): Visitor {
  const cookies = new Map<string, VisitorCookie>()
  const localStorage = new Map<string, string>()
  const sessionStorage = new Map<string, string>()
  const cookie: Visitor['cookie'] = (name, value, { httpOnly = false, maxAgeSeconds = YEAR_S } = {}) => {
    cookies.set(name, { name, value: encodeURIComponent(value), httpOnly, maxAgeSeconds })
  }
  return {
    remembersCart(region, id, count) {
      cookie(cartIdCookie(region), id, { httpOnly: true, maxAgeSeconds: CART_S })
      cookie(cartCountCookie(region), String(count), { maxAgeSeconds: CART_S })
    },
    cookie,
    local: (key, value) => void localStorage.set(key, value),
    session: (key, value) => void sessionStorage.set(key, value),
    state: () => ({
      cookies: [...cookies.values()],
      localStorage: Object.fromEntries(localStorage),
      sessionStorage: Object.fromEntries(sessionStorage),
    }),
  }
}
