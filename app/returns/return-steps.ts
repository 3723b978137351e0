import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
/** The steps of a return in the order of spec 4, "Returns". The carrier is chosen beside the summary. */
export const RETURN_STEPS = ['find', 'items', 'outcome', 'send', 'created'] as const
export type ReturnStep = (typeof RETURN_STEPS)[number]

/** The number of steps as the shopper sees it. The last one is the result and does not count. */
export const COUNTED_STEPS = RETURN_STEPS.length - 1

/** A step by its name, for example from an address; undefined for another word. */
export const parseStep = (word: unknown): ReturnStep | undefined => RETURN_STEPS.find((step) => step === word)

/** The step after or before another. */
export const getAdjacentStep = (step: ReturnStep, by: 1 | -1): ReturnStep =>
  RETURN_STEPS[RETURN_STEPS.indexOf(step) + by] ?? step

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
