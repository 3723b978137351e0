/** The outcome of a call beyond a limit: a row of the error catalogue, and the seconds until the next one is allowed. */
export type LimitRefusal = { ok: false; failure: 'limit.reached'; retryAfterS: number }
