import type { RegionCode } from '#contracts/regions.ts'
import { COOKIE, cartCountCookie, cartIdCookie, checkoutStartedCookie } from '#contracts/visitor.ts'

const DAY_S = 24 * 60 * 60

/** A cookie's name, how long it lives in seconds, and whether script may read it. */
export type CookieSpec = { name: string; maxAge: number; httpOnly: boolean }

/** Spec 9: "Cart cookie: 14 days by default". */
export const cartId = (region: RegionCode): CookieSpec => ({
  name: cartIdCookie(region),
  maxAge: 14 * DAY_S,
  httpOnly: true,
})

/** Lives and dies with the cart's id. */
export const cartCount = (region: RegionCode): CookieSpec => ({
  name: cartCountCookie(region),
  maxAge: 14 * DAY_S,
  httpOnly: false,
})

/** checkoutStarted_GB: the shopper went to pay, so the cart may be another one, or none, when they are back. Its use is assumed. */
export const checkoutStarted = (region: RegionCode): CookieSpec => ({
  name: checkoutStartedCookie(region),
  maxAge: DAY_S,
  httpOnly: false,
})

/** Spec 9: "365 days is the default site-wide cookie lifetime". */
const yearLong = (name: string): CookieSpec => ({ name, maxAge: 365 * DAY_S, httpOnly: false })

/** th_ftv: set before a visitor's first cart, cleared by any change of one (CART-02). */
export const firstTimeVisitor = yearLong(COOKIE.firstTimeVisitor)
/** discount_code: the code that checkout is handed (CART-13). */
export const discountCode = yearLong(COOKIE.discountCode)
/** th_chosen: the country that the visitor chose in the footer (REG-05). The name is the source's; its meaning is assumed. */
export const chosenRegion = yearLong(COOKIE.chosenRegion)
/** geo_region_code: where the CDN says the visitor is (REG-06). For a day: people travel. */
export const geoRegion: CookieSpec = { name: COOKIE.geoRegion, maxAge: DAY_S, httpOnly: false }
/** customerId: its presence counts as logged in (spec 1). */
export const customerId = yearLong(COOKIE.customerId)

/** th_pp_consent: what the visitor agreed to (NAV-14); the words in it are app/consent's. */
export const privacyConsent = yearLong(COOKIE.privacyConsent)
/** hideNewsletterPrompt: the visitor has its offer already, or wants to hear no more of it. */
export const hideNewsletterPrompt = yearLong(COOKIE.hideNewsletterPrompt)
/** saved_fit: the visitor's sizes; its presence turns 'Find your Fit' into 'My Fit' (NAV-01). */
export const savedFit = yearLong(COOKIE.savedFit)
/** fit_token: what the fit service knows this visitor by (spec 6, "a token cookie"). HttpOnly: its bearer is who it says. */
export const fitToken: CookieSpec = { ...yearLong(COOKIE.fitToken), httpOnly: true }
/** hideFitFinderHint: the hint was put away (COL-10). */
export const hideFitFinderHint = yearLong(COOKIE.hideFitFinderHint)
/** th_LV: only its presence matters here, it keeps the Fit Finder hint away (COL-10). The source does not explain it. */
export const lastVisit = yearLong(COOKIE.lastVisit)
/** fit_response: the shopper has said how things fit (FIT-13). */
export const fitResponse = yearLong(COOKIE.fitResponse)
/** fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer: a quiz under way, so that it goes on where it stopped (FIT-03). */
export const fitFinderAnswers = yearLong(COOKIE.fitFinderAnswers)
export const fitFinderHistory = yearLong(COOKIE.fitFinderHistory)
export const fitFinderIsNewCustomer = yearLong(COOKIE.fitFinderIsNewCustomer)
/** hideFlashBanner: which flash banner was put away (spec 4: "dismissed by a hide flag"). */
export const hideFlashBanner = yearLong(COOKIE.hideFlashBanner)

/** A cookie for script to write, with the lifetime and scope that the server gives it. */
export const cookieText = ({ name, maxAge }: CookieSpec, value: string, { protocol }: { protocol: string }): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`

/** Reads one cookie out of a Cookie header or document.cookie; undefined where it is absent or not decodable. */
export function readCookie(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}
