import { PREVIEW_SECONDS } from '#app/content/preview/preview-pass.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { REGIONS, type RegionCode } from '#contracts/shop/regions.ts'
import {
  accountTokenCookie,
  CART_DAYS,
  COOKIE,
  COOKIE_DAYS,
  cartCountCookie,
  cartCustomerCookie,
  cartIdCookie,
  checkoutStartedCookie,
  hasOrderedCookie,
  newCartCookie,
  PREVIEW_COOKIE,
  unansweredAdditionCookie,
} from '#contracts/shop/visitor.ts'

const DAY_S = 24 * 60 * 60

/**
 * A cookie's name, Max-Age in seconds, access by script, path (if it is limited to one) and shape of values. A value of
 * another shape counts as no cookie, because anybody can send one.
 */
export type CookieSpec = { name: string; maxAge: number; httpOnly: boolean; path?: string; shape: RegExp }

/** Words, numbers, ids and tokens: printable characters without spaces, so that a value fits into a header. */
const ID = /^[!-~]{1,2000}$/
/** JSON and editors' texts. Browsers store no longer values. */
const TEXT = /^\P{Cc}{1,4000}$/u

/* @__NO_SIDE_EFFECTS__ */
const createYearCookie = (name: string, shape = ID): CookieSpec => ({
  name,
  maxAge: COOKIE_DAYS * DAY_S,
  httpOnly: false,
  shape,
})

export const cartId = (region: RegionCode): CookieSpec => ({
  name: cartIdCookie(region),
  maxAge: CART_DAYS * DAY_S,
  httpOnly: true,
  shape: ID,
})

/** The id of a cart that was just created. It lasts a minute, longer than a concurrent first addition can take. */
export const newCart = (region: RegionCode, suffix = ''): CookieSpec => ({
  name: newCartCookie(region, suffix),
  maxAge: 60,
  httpOnly: true,
  shape: ID,
})

/** An addition without a response. It lasts ten minutes; after that, a press is a new addition. */
export const unansweredAddition = (region: RegionCode, suffix = ''): CookieSpec => ({
  name: unansweredAdditionCookie(region, suffix),
  maxAge: 10 * 60,
  httpOnly: true,
  shape: ID,
})

/** Has the lifetime of the cart id. */
export const cartCount = (region: RegionCode): CookieSpec => ({
  name: cartCountCookie(region),
  maxAge: CART_DAYS * DAY_S,
  httpOnly: false,
  shape: ID,
})

/** The customer whose carts this browser may use. Has the lifetime of the cart id. */
export const cartCustomer = (region: RegionCode): CookieSpec => ({
  name: cartCustomerCookie(region),
  maxAge: CART_DAYS * DAY_S,
  httpOnly: false,
  shape: ID,
})

/** Whether the signed-in customer has ordered before. Removed with the session. */
export const hasOrdered = (region: RegionCode): CookieSpec => createYearCookie(hasOrderedCookie(region), /^1$/)

/** checkoutStarted_GB: the shopper went to checkout, so the cart may be completed on their return. Its use is assumed. */
export const checkoutStarted = (region: RegionCode): CookieSpec => createYearCookie(checkoutStartedCookie(region))

/** th_ftv: set before a visitor's first cart, cleared by any change of one (CART-02). */
export const firstTimeVisitor = createYearCookie(COOKIE.firstTimeVisitor, TEXT)
/** discount_code: the code for checkout (CART-13). */
export const discountCode = createYearCookie(COOKIE.discountCode)
/** th_chosen: the country that the visitor chose in the footer (REG-05). Its meaning is assumed. */
export const chosenRegion = createYearCookie(COOKIE.chosenRegion)
/** geo_region_code: the visitor's region by the CDN (REG-06). One day, because people travel. */
export const geoRegion: CookieSpec = { name: COOKIE.geoRegion, maxAge: DAY_S, httpOnly: false, shape: ID }
/** customerId: its presence counts as logged in (spec 1). It is no credential: access needs a token. */
export const customerId = createYearCookie(COOKIE.customerId)
/**
 * The account's token, sent to the region's account pages only, with the token's lifetime of at most an hour. Not
 * HttpOnly, because script writes and deletes it along with the tokens in local storage, which it can read anyway.
 */
export const accountToken = (region: RegionCode): CookieSpec => ({
  name: accountTokenCookie(region),
  maxAge: 60 * 60,
  httpOnly: false,
  path: joinPath(REGIONS[region], '/account'),
  shape: TEXT,
})

/** The pass of a preview (NAV-18). HttpOnly, because it is a credential. */
export const previewPass: CookieSpec = { name: PREVIEW_COOKIE, maxAge: PREVIEW_SECONDS, httpOnly: true, shape: ID }

/** th_pp_consent: the visitor's consent (NAV-14), in the format of app/analytics/consent. */
export const privacyConsent = createYearCookie(COOKIE.privacyConsent)
/** hideNewsletterPrompt: the visitor has the newsletter's offer already, or dismissed it. */
export const hideNewsletterPrompt = createYearCookie(COOKIE.hideNewsletterPrompt)
/** saved_fit: the visitor's sizes; its presence turns 'Find your Fit' into 'My Fit' (NAV-01). */
export const savedFit = createYearCookie(COOKIE.savedFit, TEXT)
/** fit_token: identifies the visitor to the fit service (spec 6, "a token cookie"). HttpOnly, because it is a credential. */
export const fitToken: CookieSpec = { name: COOKIE.fitToken, maxAge: COOKIE_DAYS * DAY_S, httpOnly: true, shape: ID }
/** hideFitFinderHint: the hint was dismissed (COL-10). */
export const hideFitFinderHint = createYearCookie(COOKIE.hideFitFinderHint)
/** th_LV: its presence hides the Fit Finder hint (COL-10). The spec does not explain it. */
export const lastVisit = createYearCookie(COOKIE.lastVisit, TEXT)
/** fit_response: the shopper has sent feedback on a fit (FIT-13). */
export const fitResponse = createYearCookie(COOKIE.fitResponse)
/** fitFinderAnswers, fitFinderHistory, fitFinderIsNewCustomer: an unfinished quiz, to resume it (FIT-03). */
export const fitFinderAnswers = createYearCookie(COOKIE.fitFinderAnswers, TEXT)
export const fitFinderHistory = createYearCookie(COOKIE.fitFinderHistory, TEXT)
export const fitFinderIsNewCustomer = createYearCookie(COOKIE.fitFinderIsNewCustomer)
/** hideFlashBanner: the dismissed flash banner (spec 4: "dismissed by a hide flag"). */
export const hideFlashBanner = createYearCookie(COOKIE.hideFlashBanner, TEXT)
