import type { LimitName } from '#app/http/limits/limits.ts'

type Credential = {
  /** How hard it is to guess or to come by. */
  strength: string
  /** How long it lasts; nothing renews it unless this says so. */
  lasts: string
  /** Which fields it reads and which it changes. */
  reads: string
  changes: string
  /** What bounds guesses and use. */
  limits: readonly LimitName[]
  /** Server functions that take it. */
  functions: readonly string[]
}

/**
 * Who may do what: every credential that the shop takes, and the server functions that take it. There is no other way in: a
 * function without a credential reads what everybody may see, or sends on user input.
 */
export const CREDENTIALS: Readonly<Record<string, Credential>> = {
  'an access token of a customer': {
    strength: 'Shopify’s, checked by Shopify at each call',
    lasts: 'an hour; Shopify’s refresh token renews it for as long as Shopify wants, idle or not (ACC-02)',
    reads: 'the customer’s name, email, phone, addresses, orders, subscriptions and wish list',
    changes: 'name, addresses, subscriptions, wish list, and the customer of this browser’s cart; deletes the fit',
    limits: ['customer'],
    functions: [
      'readCustomerFn',
      'updateNameFn',
      'readOrdersFn',
      'readOrderFn',
      'identifyBuyerFn',
      'changePreferencesFn',
      'createAddressFn',
      'updateAddressFn',
      'deleteAddressFn',
      'mergeWishListFn',
      'forgetFitFn',
    ],
  },
  'a refresh token': {
    strength: 'Shopify’s, works once',
    lasts: 'as Shopify decides',
    reads: 'the next tokens',
    changes: 'nothing',
    limits: ['sign-in'],
    functions: ['refreshTokensFn'],
  },
  'an authorization code with its verifier, state and nonce': {
    strength: 'state and verifier of 256 random bits, PKCE; the nonce has the given 16 characters',
    lasts: 'one exchange',
    reads: 'the first tokens',
    changes: 'nothing',
    limits: ['sign-in'],
    functions: ['completeSignInFn'],
  },
  'the id of a cart': {
    strength: 'Shopify’s, with a secret key; HttpOnly and of this host with TLS',
    lasts: '14 days',
    reads: 'lines, totals, gift message, codes, and whether it has a customer',
    changes: 'lines, codes, gift message; to leave it for a copy without its customer',
    limits: ['cart-read', 'cart-change', 'cart-add', 'cart-restore', 'discount-code'],
    functions: ['readCartFn', 'openCartPageFn', 'changeCartFn', 'restoreCartFn', 'leaveCartFn', 'readOtherCartsFn'],
  },
  'a fit token': {
    strength: 'the fit service’s; HttpOnly and of this host with TLS',
    lasts: '365 days, or until its customer signs out',
    reads: 'sizes, date and email of the saved fit',
    changes: 'the saved fit',
    limits: ['fit-lookup', 'fit-save'],
    functions: ['fetchFitFn', 'saveFitFn', 'forgetTokenFn'],
  },
  'the key of a mailed fit': {
    strength: 'the fit service’s, mailed to the address of the fit',
    lasts: 'as the fit service decides',
    reads: 'sizes, date and email of that fit',
    changes: 'links this browser to its owner',
    limits: ['fit-key'],
    functions: ['claimFitFn'],
  },
  'an order number with the email or postcode of the order': {
    strength: 'weaker than an account: what is printed on the parcel. Opens one order, never an account',
    lasts: 'one look-up; the order’s token belongs to the backend',
    reads: 'goods, prices, country, days and steps of that order; the email of its label masked',
    changes: 'creates a return of that order within its days',
    limits: ['order-lookup', 'return-create'],
    functions: ['openReturnFn', 'createReturnFn', 'findReturnFn', 'trackOrderFn'],
  },
  'the preview key, then a preview pass': {
    strength: '128 bits or more; the pass is signed with it, HttpOnly and of this host with TLS',
    lasts: 'the pass an hour; the key until it is replaced',
    reads: 'drafts of the content service',
    changes: 'nothing',
    limits: ['preview'],
    functions: [],
  },
  'a signature of a webhook': {
    strength: 'HMAC-SHA-256 with a secret of 128 bits or more',
    lasts: 'one request',
    reads: 'nothing',
    changes: 'which pages are read anew',
    limits: ['webhook'],
    functions: [],
  },
}

/** Server functions that everybody may call. */
export const PUBLIC_FUNCTIONS: readonly string[] = [
  // read what everybody may see
  'getCollection',
  'getCollectionElsewhere',
  'getSearchResults',
  'getPredictiveSearch',
  'getContentPage',
  'getShell',
  'getHome',
  'getProduct',
  'getElsewhere',
  'fetchListedGoods',
  'fetchReviews',
  'fetchReviewsToSearch',
  'fetchVariant',
  'fetchMeasures',
  'fetchAlsoLike',
  'fetchOutfit',
  'fetchProducts',
  'fetchLineGoods',
  'openChangeFn',
  'fetchSuggestions',
  'readCarriersFn',
  'readProvincesFn',
  'readStockFn',
  'readChatSettingsFn',
  'readFlagsFn',
  'recommendFn',
  // send on user input, within limits
  'subscribeFn',
  'sendReferralFn',
  'answerSurveyFn',
  'stopCatalogueFn',
  'requestStockFn',
  'voteForReview',
  'checkPhoneFn',
  'sendFitResponseFn',
  'findFitFn',
  // lead to Shopify’s sign-in
  'startSignInFn',
  'getSignOutUrlFn',
]
