import type { RegionCode } from './regions.ts'

/**
 * Names of the cookies (spec section 9, "Cookies and keys"). The shop reads and writes them; scenarios set them for their
 * visitor. Their shapes are in app/visitor.
 */
export const COOKIE = {
  hideNewsletterPrompt: 'hideNewsletterPrompt',
  discountCode: 'discount_code',
  chosenRegion: 'th_chosen',
  privacyConsent: 'th_pp_consent',
  geoRegion: 'geo_region_code',
  firstTimeVisitor: 'th_ftv',
  lastVisit: 'th_LV',
  hideFitFinderHint: 'hideFitFinderHint',
  fitFinderHistory: 'fitFinderHistory',
  fitFinderAnswers: 'fitFinderAnswers',
  fitFinderIsNewCustomer: 'fitFinderIsNewCustomer',
  customerId: 'customerId',
  savedFit: 'saved_fit',
  /** Assumed name: spec 6 says "a token cookie". HttpOnly, because the token identifies the visitor. */
  fitToken: 'fit_token',
  /** Assumed name: spec 4 says "a flag cookie is set". */
  fitResponse: 'fit_response',
  /** Assumed name: the spec says "dismissed by a hide flag". Holds the name of the dismissed banner. */
  hideFlashBanner: 'hideFlashBanner',
} as const

/**
 * The name under which a browser stores a cookie, for everyone who reads, writes or plants one. With TLS what script cannot
 * read belongs to this host alone (`__Host-`), so that neither a subdomain nor a page without TLS can set it; what is sent
 * to one path, which that prefix excludes, comes from a page with TLS at least (`__Secure-`).
 */
export function getStoredCookieName(
  { name, httpOnly, path }: { name: string; httpOnly: boolean; path?: string },
  isTls: boolean,
): string {
  const prefix = httpOnly ? '__Host-' : path ? '__Secure-' : ''
  return isTls ? prefix + name : name
}

/** Spec 9: "365 days is the default site-wide cookie lifetime". */
export const COOKIE_DAYS = 365

/** Spec 9: "Cart cookie: 14 days by default". */
export const CART_DAYS = 14

/** The cookie of a preview's pass (app/content/preview). HttpOnly, because it is a credential. */
export const PREVIEW_COOKIE = 'spoke_preview'

/** The cookie of a region's cart id (CART-02). HttpOnly, because the id gives access to the cart. */
export const cartIdCookie = (region: RegionCode) => `cart_id_${region}`

/** The cookies of carts that were created at the same time, one each. HttpOnly, like the cart id. */
export const newCartCookie = (region: RegionCode, suffix = '') => `cart_new_${region}_${suffix}`

/** The cookies of additions that got no answer, one for each goods, so that the next press repeats it. HttpOnly. Not in the spec. */
export const unansweredAdditionCookie = (region: RegionCode, suffix = '') => `cart_adding_${region}_${suffix}`

/** The cookie of a region's cart count. Readable by script, so that the count needs no request. */
export const cartCountCookie = (region: RegionCode) => `cart_count_${region}`

/**
 * The cookie of the customer who is signed in in a region: carts with another customer are nobody's here. Script writes and
 * deletes it together with the tokens. Not in the spec: customerId is one for all regions.
 */
export const cartCustomerCookie = (region: RegionCode) => `cart_customer_${region}`

/**
 * The cookie of a signed-in customer who has ordered before in a region: the offer of the first order is not theirs. Readable
 * by script, because cached pages hold the offer for everyone. Not in the spec.
 */
export const hasOrderedCookie = (region: RegionCode) => `has_ordered_${region}`

/** The local storage key of a region's tokens (spec 3, "Login credentials"). */
export const tokensKey = (region: RegionCode) => (region === 'gb' ? 'access_tokens' : `access_tokens_${region}`)

/** The cookie of a region's account: the access token again, so that the server can render the account. Not in the spec. */
export const accountTokenCookie = (region: RegionCode) => `account_token_${region}`

/** The local storage key of the latest cart change, by which other tabs notice that their cart is stale. */
export const cartStampKey = (region: RegionCode) => `spoke_cart_${region}`

/** The local storage key of what a shopper keeps for later in a region (contracts/shop/wish-list.ts). Not in the spec. */
export const wishListKey = (region: RegionCode) => `spoke_wish_list_${region}`

/** The session storage key of the changes of a region's cart that have no response yet. Not in the spec. */
export const unfinishedChangesKey = (region: RegionCode) => `spoke_changing_${region}`

/** The session storage key of what is typed in a form of a region's account and not saved yet. Not in the spec. */
export const accountDraftKey = (region: RegionCode) => `spoke_account_draft_${region}`

/** The session storage key of the part of a region's account that a sign-in leads back to. Not in the spec. */
export const accountPlaceKey = (region: RegionCode) => `spoke_account_place_${region}`

/** The session storage key of the cart that checkout knows as a customer's, behind whose it is. Not in the spec. */
export const cartBuyerKey = (region: RegionCode) => `spoke_cart_buyer_${region}`

/** The cookie that is set when a checkout starts. Spec 9 names checkoutStarted_GB; the others are assumed alike. */
export const checkoutStartedCookie = (region: RegionCode) => `checkoutStarted_${region.toUpperCase()}`

/** Local storage keys besides the tokens. The last six are not in the spec. */
export const LOCAL_STORAGE = {
  codeVerifier: 'code-verifier',
  oauthState: 'oauth_state',
  oauthNonce: 'oauth_nonce',
  analytics: 'spoke_analytics',
  /** Set while the fit on this device is stored in the account, so that signing out removes it here. */
  fitInAccount: 'spoke_fit_in_account',
  /** The date, email and status of the saved fit, and the answers that made it. */
  fitRecord: 'spoke_fit_record',
  /** What is typed and chosen of a return that is being made, for an hour. */
  returnDraft: 'spoke_return',
  /** The reviews that this browser has found helpful. */
  reviewVotes: 'spoke_review_votes',
} as const

/** Session storage keys. */
export const SESSION_STORAGE = {
  hideSavedFitModal: 'hide_saved_fit_modal',
  /** Not in the spec: set once customer init was done for this visitor. */
  customerInit: 'spoke_customer_init',
  /** Not in the spec: set once the newsletter's prompt was open in this visit. */
  newsletterPrompted: 'spoke_newsletter_prompted',
  /** Not in the spec: the time of a sign-out, until the next page has said so. */
  signedOutAt: 'spoke_signed_out_at',
  /** Not in the spec: the order that a guest follows in this tab, so that a reload shows it again. */
  trackedOrder: 'spoke_tracked_order',
  /** Not in the spec: whose wish list of the account this browser has read in this visit. */
  wishListRead: 'spoke_wish_list_read',
  /** Not in the spec: the pages of this visit. */
  visitPages: 'spoke_visit_pages',
} as const

/** The query parameter that shows the saved-fit prompt (spec 2). Its value may be the key of a mailed fit. */
export const SAVED_FIT_MODAL = 'saved_fit_modal'

/** The cookie with the id of the simulated world. The shop never reads it; the development servers turn it into `baggage`. */
export const WORLD_COOKIE = 'spoke_world'
/** The member of the W3C `baggage` header that carries the world's id between servers. */
export const WORLD_BAGGAGE = 'spoke.world'
