import { expect, test } from 'vitest'
import { eventSchemas } from '#app/analytics/events.ts'
import { SIZE_FILTERS } from '#app/collection/filter-keys.ts'
import * as cookies from '#app/visitor/cookies.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import * as timing from '#contracts/shop/timing-and-limits.ts'
import {
  COOKIE,
  cartIdCookie,
  checkoutStartedCookie,
  LOCAL_STORAGE,
  SAVED_FIT_MODAL,
  SESSION_STORAGE,
  tokensKey,
} from '#contracts/shop/visitor.ts'

/*
 * Names and values that others know: browsers keep them, analysts and the content service read them. Copied by hand from
 * the specification, section by section, so that renaming one of ours fails here.
 */

const DAY_S = 86_400
const YEAR_S = 31_536_000

/** Section 9, "Cookies and keys", and the cookies that the specification describes without a name, or that are ours (the last six). */
const COOKIES = [
  { name: 'hideNewsletterPrompt', maxAge: YEAR_S, httpOnly: false },
  { name: 'discount_code', maxAge: YEAR_S, httpOnly: false },
  { name: 'th_chosen', maxAge: YEAR_S, httpOnly: false },
  { name: 'th_pp_consent', maxAge: YEAR_S, httpOnly: false },
  { name: 'geo_region_code', maxAge: DAY_S, httpOnly: false },
  { name: 'th_ftv', maxAge: YEAR_S, httpOnly: false },
  { name: 'th_LV', maxAge: YEAR_S, httpOnly: false },
  { name: 'checkoutStarted_GB', maxAge: 365 * DAY_S, httpOnly: false },
  { name: 'hideFitFinderHint', maxAge: YEAR_S, httpOnly: false },
  { name: 'fitFinderHistory', maxAge: YEAR_S, httpOnly: false },
  { name: 'fitFinderAnswers', maxAge: YEAR_S, httpOnly: false },
  { name: 'fitFinderIsNewCustomer', maxAge: YEAR_S, httpOnly: false },
  { name: 'customerId', maxAge: YEAR_S, httpOnly: false },
  { name: 'saved_fit', maxAge: YEAR_S, httpOnly: false },
  { name: 'cart_id_gb', maxAge: 14 * DAY_S, httpOnly: true },
  { name: 'cart_count_gb', maxAge: 14 * DAY_S, httpOnly: false },
  { name: 'cart_customer_gb', maxAge: 14 * DAY_S, httpOnly: false },
  { name: 'cart_new_gb_', maxAge: 60, httpOnly: true },
  { name: 'cart_adding_gb_', maxAge: 600, httpOnly: true },
  { name: 'account_token_gb', maxAge: 3600, httpOnly: false, path: '/account' },
  { name: 'spoke_preview', maxAge: 3600, httpOnly: true },
  { name: 'fit_token', maxAge: YEAR_S, httpOnly: true },
  { name: 'fit_response', maxAge: YEAR_S, httpOnly: false },
  { name: 'hideFlashBanner', maxAge: YEAR_S, httpOnly: false },
  { name: 'has_ordered_gb', maxAge: YEAR_S, httpOnly: false },
]

test('cookies have the specified names and lifetimes [CART-02] [FIT-03] [NAV-14] [COL-10]', () => {
  const ours = Object.values(cookies)
    .map((spec) => (typeof spec === 'function' ? spec('gb') : spec))
    .map(({ shape: _shape, ...spec }) => spec)
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
  expect(ours.toSorted(byName)).toEqual(COOKIES.toSorted(byName))
})

test('every cookie that scenarios and the shop share is one of them', () => {
  const names = COOKIES.map(({ name }) => name)
  for (const name of Object.values(COOKIE)) expect(names).toContain(name)
  expect([cartIdCookie('eu'), checkoutStartedCookie('us')]).toEqual(['cart_id_eu', 'checkoutStarted_US'])
})

test('credentials and prompts have the specified storage keys [ACC-02] [FIT-11]', () => {
  expect([tokensKey('gb'), tokensKey('us'), tokensKey('eu')]).toEqual([
    'access_tokens',
    'access_tokens_us',
    'access_tokens_eu',
  ])
  expect(LOCAL_STORAGE).toMatchObject({ codeVerifier: 'code-verifier', oauthState: 'oauth_state' })
  expect(SESSION_STORAGE).toMatchObject({ hideSavedFitModal: 'hide_saved_fit_modal' })
  expect(SAVED_FIT_MODAL).toBe('saved_fit_modal')
})

test('filters have the specified short codes and session keys [COL-02] [COL-03]', () => {
  expect(Object.fromEntries(Object.entries(SIZE_FILTERS).map(([code, { sessionKey }]) => [code, sessionKey]))).toEqual({
    w: 'waist',
    b: 'build',
    l: 'leg',
    sl: 'shortsleg',
    s: 'size',
    c: 'cut',
    lh: 'length',
  })
})

/** Section 3, "Fit option lists". 'Build ' is a label of the first list. */
test('options have the specified values in their order [COL-07]', () => {
  expect(OPTION_LISTS).toEqual({
    waist: ['28', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46'],
    build: ['A', 'B', 'C'],
    taper: ['Slim', 'Standard', 'Straight'],
    leg: ['28', '29', '30', '31', '32', '33', '34', '35', '36', '37'],
    size: ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'],
    chest: ['36', '38', '40', '42', '44', '46', '48'],
    cut: ['Slim', 'Straight'],
    length: ['Short', 'Regular', 'Long'],
    shortsleg: ['3', '5', '7', '9', '11'],
    socksize: ['S/M', 'M/L'],
    pack: ['Single', '2 Pack', '3 Pack'],
  })
})

/** Section 4, "Cart analytics events", and section 7, "Analytics". */
test('events have the specified names [ANA-02]', () => {
  expect(Object.keys(eventSchemas).sort()).toEqual([
    'Basket Created',
    'Basket Emptied',
    'Basket Updated',
    'Click',
    'Coupon Entered',
    'Fit Update Prompt',
    'Fit Updated',
    'Fit banner viewed',
    'Newsletter Sign Up',
    'Product Added',
    'Product List Viewed',
    'Product Removed',
    'Product SKU Viewed',
    'Product Viewed',
    'web_vitals',
  ])
})

test('times and limits are those of section 9 [NAV-05] [NAV-12] [FORM-02] [COL-10] [ANA-02]', () => {
  expect({ ...timing }).toEqual({
    DISCOUNT_BANNER_MS: 5_000,
    BUTTON_FEEDBACK_MS: 2_000,
    FIT_FINDER_SECONDS: 60,
    HOVER_INTENT_MS: 100,
    EXIT_INTENT: { topPx: 20, throttleMs: 200 },
    IDLE_VISITOR_MS: 4_000,
    FIT_HINT_AFTER_PX: 100,
    MENU_LIMITS: { links: 20, gridLinks: 10, subLinks: 10 },
    MAX_PRODUCTS_PER_EVENT: 10,
    INCHES_PER_CM: 0.393701,
  })
})
