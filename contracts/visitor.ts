import type { RegionCode } from './regions.ts'

/**
 * What a browser carries between visits, by name (spec section 9, "Cookies and keys").
 * The shop reads and writes these; scenarios set them to stage a visitor. Schemas and lifetimes are the shop's: app/visitor.
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
  /** Ours: spec 6 says "a token cookie" and does not name it. HttpOnly: whoever has the token is its bearer. */
  fitToken: 'fit_token',
  /** Ours: spec 4 says "a flag cookie is set" and does not name it. */
  fitResponse: 'fit_response',
  /** Ours: the source says "dismissed by a hide flag" and does not name it. Holds the name of the banner that was put away. */
  hideFlashBanner: 'hideFlashBanner',
} as const

/** Cart id, one per store (CART-02). HttpOnly: the id is all it takes to read and change a cart. */
export const cartIdCookie = (region: RegionCode) => `cart_id_${region}`

/** How many goods the cart holds: no secret, so script may read it and show the count without a call. */
export const cartCountCookie = (region: RegionCode) => `cart_count_${region}`

/** Where a region's tokens are kept in local storage (spec 3, "Login credentials"). */
export const tokensKey = (region: RegionCode) => (region === 'gb' ? 'access_tokens' : `access_tokens_${region}`)

/** Marks the latest change of a region's cart, so that other tabs know that theirs is of yesterday. */
export const cartStampKey = (region: RegionCode) => `spoke_cart_${region}`

/** Set while a checkout may be under way. Spec 9 names Britain's, checkoutStarted_GB; the others are assumed alike. */
export const checkoutStartedCookie = (region: RegionCode) => `checkoutStarted_${region.toUpperCase()}`

/** What local storage holds beside the tokens. The last two are the shop's own. */
export const STORED = {
  codeVerifier: 'code-verifier',
  oauthState: 'oauth_state',
  oauthNonce: 'oauth_nonce',
  analytics: 'spoke_analytics',
  /** There while the fit on this device is one that the account keeps: signing out may take it along. */
  fitInAccount: 'spoke_fit_in_account',
} as const

/** What a session holds by the spec's names. */
export const SESSION = {
  hideSavedFitModal: 'hide_saved_fit_modal',
  /** Ours: that customer init was done for this visitor. */
  customerInit: 'spoke_customer_init',
} as const

/** The query that shows the saved-fit prompt (spec 2); a mail's own key as its value brings a fit along. */
export const SAVED_FIT_MODAL = 'saved_fit_modal'

/** Names the simulated world a browser lives in. The shop never reads it; the development servers turn it into `baggage`. */
export const WORLD_COOKIE = 'spoke_world'
/** The W3C baggage member that carries the world from server to server. */
export const WORLD_BAGGAGE = 'spoke.world'
