import { z } from 'zod'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { CART_DAYS, COOKIE_DAYS, cartCountCookie, cartIdCookie } from '#contracts/shop/visitor.ts'

const YEAR_S = COOKIE_DAYS * 86_400
const CART_S = CART_DAYS * 86_400

/** A cookie as sent in a header: its value is already percent-encoded. */
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

/** A change to what a browser holds: cookies to set or expire, storage keys to set or (null) remove. */
export type VisitorChange = {
  cookies?: readonly VisitorCookie[]
  expiredCookies?: readonly string[]
  localStorage?: Readonly<Record<string, string | null>>
  sessionStorage?: Readonly<Record<string, string | null>>
}

/** The visitor after a change. */
export function applyVisitorChange(visitor: VisitorState, change: VisitorChange): VisitorState {
  const { cookies = [], expiredCookies = [], localStorage = {}, sessionStorage = {} } = change
  const replaced = new Set([...expiredCookies, ...cookies.map(({ name }) => name)])
  return {
    cookies: [...visitor.cookies.filter(({ name }) => !replaced.has(name)), ...cookies],
    localStorage: applyStorageChange(visitor.localStorage, localStorage),
    sessionStorage: applyStorageChange(visitor.sessionStorage, sessionStorage),
  }
}

function applyStorageChange(
  stored: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const entries = Object.entries({ ...stored, ...change })
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Collects the cookies and stored values that a browser arrives with. */
export type Visitor = {
  /** Sets the cart cookie of a region and the count beside the cart icon. */
  rememberCart(region: RegionCode, id: string, count: number): void
  setCookie(name: string, value: string, options?: { httpOnly?: boolean; maxAgeSeconds?: number }): void
  setLocalStorage(key: string, value: string): void
  setSessionStorage(key: string, value: string): void
  /** Everything collected so far. */
  getState(): VisitorState
}

export function createVisitor(): Visitor {
  const cookies = new Map<string, VisitorCookie>()
  const localStorage = new Map<string, string>()
  const sessionStorage = new Map<string, string>()
  const setCookie: Visitor['setCookie'] = (name, value, { httpOnly = false, maxAgeSeconds = YEAR_S } = {}) => {
    cookies.set(name, { name, value: encodeURIComponent(value), httpOnly, maxAgeSeconds })
  }
  return {
    rememberCart(region, id, count) {
      setCookie(cartIdCookie(region), id, { httpOnly: true, maxAgeSeconds: CART_S })
      setCookie(cartCountCookie(region), String(count), { maxAgeSeconds: CART_S })
    },
    setCookie,
    setLocalStorage: (key, value) => void localStorage.set(key, value),
    setSessionStorage: (key, value) => void sessionStorage.set(key, value),
    getState: () => ({
      cookies: [...cookies.values()],
      localStorage: Object.fromEntries(localStorage),
      sessionStorage: Object.fromEntries(sessionStorage),
    }),
  }
}
