/** How data of each level is kept, logged and deleted. */
export const LEVELS = {
  secret: {
    is: 'tokens, keys and codes: whoever has one may act',
    kept: 'no longer than it is used; HttpOnly where the specification leaves it to the server',
    sent: 'in a posted body, a header or a cookie; of links that are mailed, in the query, which the page removes',
    logged: 'never',
  },
  personal: {
    is: 'names, addresses, emails, phone numbers, orders and messages',
    kept: 'at Shopify, the backend, the mailing list and the fit service; in the browser as a draft of its own visitor',
    sent: 'in a posted body; no shared cache holds a response with it',
    logged: 'never',
  },
  own: {
    is: 'choices of a browser that name nobody: sizes, country, consent, goods for later',
    kept: 'in that browser, at most 365 days',
    sent: 'in cookies, and in addresses that a visitor shares',
    logged: 'never',
  },
} as const

type Stored = { level: keyof typeof LEVELS; deleted: string }

const DAYS_365 = 'after 365 days'
const AT_SIGN_OUT = 'when its customer signs out'
const OF_VISIT = 'when the tab is closed'

/** What a browser stores, by the name of its cookie or key, where a region has its own that of the UK. */
export const STORED: Readonly<Record<string, Stored>> = {
  hideNewsletterPrompt: { level: 'own', deleted: DAYS_365 },
  discount_code: { level: 'own', deleted: DAYS_365 },
  th_chosen: { level: 'own', deleted: DAYS_365 },
  th_pp_consent: { level: 'own', deleted: DAYS_365 },
  geo_region_code: { level: 'own', deleted: 'after a day' },
  th_ftv: { level: 'own', deleted: 'with the first change of a cart' },
  th_LV: { level: 'own', deleted: DAYS_365 },
  hideFitFinderHint: { level: 'own', deleted: DAYS_365 },
  fitFinderHistory: { level: 'own', deleted: 'when the Fit Finder is finished, or after 365 days' },
  fitFinderAnswers: { level: 'own', deleted: 'when the Fit Finder is finished, or after 365 days' },
  fitFinderIsNewCustomer: { level: 'own', deleted: DAYS_365 },
  customerId: { level: 'personal', deleted: AT_SIGN_OUT },
  saved_fit: { level: 'own', deleted: 'when its owner deletes the fit, or after 365 days' },
  fit_token: { level: 'secret', deleted: AT_SIGN_OUT },
  fit_response: { level: 'own', deleted: DAYS_365 },
  hideFlashBanner: { level: 'own', deleted: DAYS_365 },
  spoke_preview: { level: 'secret', deleted: 'after an hour' },
  cart_id_gb: { level: 'secret', deleted: 'after 14 days, or when its customer signs out' },
  cart_new_gb_: { level: 'secret', deleted: 'after a minute' },
  cart_adding_gb_: { level: 'own', deleted: 'after ten minutes' },
  cart_count_gb: { level: 'own', deleted: 'after 14 days' },
  cart_customer_gb: { level: 'personal', deleted: AT_SIGN_OUT },
  has_ordered_gb: { level: 'personal', deleted: AT_SIGN_OUT },
  account_token_gb: { level: 'secret', deleted: 'with the access token, after an hour at most' },
  checkoutStarted_GB: { level: 'own', deleted: 'when the shopper is back from the checkout' },
  access_tokens: { level: 'secret', deleted: AT_SIGN_OUT },
  'code-verifier': { level: 'secret', deleted: 'when the sign-in ends' },
  oauth_state: { level: 'secret', deleted: 'when the sign-in ends' },
  oauth_nonce: { level: 'secret', deleted: 'when the sign-in ends' },
  spoke_analytics: { level: 'own', deleted: 'when consent is withdrawn' },
  spoke_fit_in_account: { level: 'own', deleted: AT_SIGN_OUT },
  spoke_fit_record: { level: 'personal', deleted: 'when its owner deletes the fit, or signs out' },
  spoke_return: { level: 'personal', deleted: 'when the return is sent, or after an hour' },
  spoke_review_votes: { level: 'own', deleted: 'with the browser’s data' },
  spoke_cart_gb: { level: 'own', deleted: 'with the browser’s data' },
  spoke_wish_list_gb: { level: 'own', deleted: 'with the browser’s data' },
  spoke_changing_gb: { level: 'own', deleted: OF_VISIT },
  spoke_account_draft_gb: { level: 'personal', deleted: 'when it is saved, or the tab is closed' },
  spoke_account_place_gb: { level: 'own', deleted: OF_VISIT },
  spoke_cart_buyer_gb: { level: 'personal', deleted: OF_VISIT },
  hide_saved_fit_modal: { level: 'own', deleted: OF_VISIT },
  spoke_customer_init: { level: 'own', deleted: OF_VISIT },
  spoke_newsletter_prompted: { level: 'own', deleted: OF_VISIT },
  spoke_signed_out_at: { level: 'own', deleted: OF_VISIT },
  spoke_tracked_order: { level: 'personal', deleted: OF_VISIT },
  spoke_wish_list_read: { level: 'personal', deleted: OF_VISIT },
  spoke_visit_pages: { level: 'own', deleted: OF_VISIT },
}
