import type { CatalogueCode } from '#contracts/errors/catalogue.ts'

/** A row of the error catalogue about returns. */
type ReturnRow = Extract<CatalogueCode, `returns.${string}`>

/**
 * Why a call of a return failed:
 * - a row of the error catalogue; `returns.call-failed` is every failure without a code of its own
 * - limit.reached: too many calls; `retryAfterS` is the time to wait, where it is known
 * - form.offline: the browser could not send it
 * - unavailable: the backend takes no returns
 * - unknown: the response of a creation is lost, and so is the lookup of what was created
 */
export type ReturnFailure =
  | { code: Exclude<ReturnRow, 'returns.label-not-generated'> }
  | { code: 'limit.reached'; retryAfterS?: number }
  | { code: 'form.offline' | 'unavailable' | 'unknown' }
