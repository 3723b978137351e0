/** How many uses are allowed at once, and the time in seconds in which as many become available again. */
export type RateLimit = { max: number; windowS: number }

/** The answer to a use: allowed, or refused with the seconds until the next one is allowed (at least 1). */
export type Consumption = { isAllowed: true } | { isAllowed: false; retryAfterS: number }

/** Counts uses by key. A store that instances share implements the same. Keys hold no personal data. */
export type RateLimitStore = { consume: (key: string, limit: RateLimit) => Promise<Consumption> }
