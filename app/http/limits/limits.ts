/** The limits of one action. Those by client are higher, because a family or an office counts as one client. */
type ActionLimits = {
  perClient: RateLimit
  /** For the address that is mailed or the order that is looked up, across all clients. */
  perTarget?: RateLimit
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Everything that mails, reports, looks up or signs in (OPS-08). */
const LIMITS = {
  newsletter: { perClient: { max: 20, windowS: HOUR_S }, perTarget: { max: 3, windowS: HOUR_S } },
  preferences: { perClient: { max: 60, windowS: HOUR_S }, perTarget: { max: 10, windowS: HOUR_S } },
  'phone-check': { perClient: { max: 60, windowS: 10 * MINUTE_S } },
  // A shopper invites few friends in an hour; up to three shoppers may invite the same one.
  referral: { perClient: { max: 10, windowS: HOUR_S }, perTarget: { max: 3, windowS: DAY_S } },
  'stock-request': { perClient: { max: 30, windowS: HOUR_S }, perTarget: { max: 20, windowS: HOUR_S } },
  // A second mail helps only if the first was lost.
  'fit-mail': { perClient: { max: 10, windowS: HOUR_S }, perTarget: { max: 3, windowS: HOUR_S } },
  'fit-save': { perClient: { max: 60, windowS: HOUR_S }, perTarget: { max: 10, windowS: HOUR_S } },
  'fit-lookup': { perClient: { max: 300, windowS: 10 * MINUTE_S } },
  // Keys, codes and order numbers are typed by hand: this stops guesses.
  'fit-key': { perClient: { max: 30, windowS: HOUR_S } },
  'fit-response': { perClient: { max: 30, windowS: HOUR_S } },
  'review-vote': { perClient: { max: 120, windowS: 10 * MINUTE_S } },
  survey: { perClient: { max: 20, windowS: HOUR_S } },
  unsubscribe: { perClient: { max: 20, windowS: HOUR_S } },
  'order-lookup': { perClient: { max: 60, windowS: 10 * MINUTE_S }, perTarget: { max: 30, windowS: HOUR_S } },
  'return-create': { perClient: { max: 20, windowS: HOUR_S }, perTarget: { max: 10, windowS: HOUR_S } },
  // A sign-in takes three calls: start, callback and refresh. An office of forty may sign in at once.
  'sign-in': { perClient: { max: 100, windowS: 10 * MINUTE_S } },
  customer: { perClient: { max: 300, windowS: 10 * MINUTE_S } },
  'cart-read': { perClient: { max: 1200, windowS: MINUTE_S } },
  // Stops a script that fills Shopify with carts.
  'cart-add': { perClient: { max: 600, windowS: MINUTE_S } },
  'cart-change': { perClient: { max: 1200, windowS: MINUTE_S } },
  'discount-code': { perClient: { max: 30, windowS: 10 * MINUTE_S } },
  'cart-link': { perClient: { max: 30, windowS: 10 * MINUTE_S } },
  'cart-restore': { perClient: { max: 60, windowS: 10 * MINUTE_S } },
  // Only wrong keys count, or strangers could keep editors out.
  preview: { perClient: { max: 30, windowS: 10 * MINUTE_S } },
  report: { perClient: { max: 30, windowS: 10 * MINUTE_S } },
  'policy-report': { perClient: { max: 30, windowS: 10 * MINUTE_S } },
  analytics: { perClient: { max: 600, windowS: MINUTE_S } },
  // Only wrong signatures count.
  webhook: { perClient: { max: 60, windowS: MINUTE_S } },
  // Twenty queries a page of Hydrogen, and a thousand pictures in a long collection.
  'storefront-api': { perClient: { max: 600, windowS: MINUTE_S } },
  // Searching, sizing and filling carts for many shoppers from one address.
  agent: { perClient: { max: 600, windowS: MINUTE_S } },
  picture: { perClient: { max: 3000, windowS: MINUTE_S } },
  flags: { perClient: { max: 300, windowS: 10 * MINUTE_S } },
} as const satisfies Record<string, ActionLimits>

export type LimitName = keyof typeof LIMITS

/** The limits of an action. */
export const getLimits = (name: LimitName): ActionLimits => LIMITS[name]

/** How many uses are allowed at once, and the time in seconds in which as many become available again. */
export type RateLimit = { max: number; windowS: number }

/** The result of a use: allowed, or refused with the seconds until the next one is allowed (at least 1). */
export type Consumption = { isAllowed: true } | { isAllowed: false; retryAfterS: number }

/** Counts uses by key, in one instance or for all. Keys hold no personal data. */
export type RateLimitStore = { consume: (key: string, limit: RateLimit) => Promise<Consumption> }

/** The outcome of a call beyond a limit: a row of the error catalogue, and the seconds until the next one is allowed. */
export type LimitRefusal = { ok: false; failure: 'limit.reached'; retryAfterS: number }
