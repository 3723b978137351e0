import type { Step } from './step.ts'

const ADDITION = /^Add to (?:basket|cart)\b/i

/** Whether a step asks for goods by a button that says so. */
export const requestsGoods = (step: Step): boolean =>
  (step.do === 'press' || step.do === 'press-and-leave') && step.role === 'button' && ADDITION.test(step.name)

/**
 * The goods that a browser's cart can have: what it had when that was known last (null: not known), and what was requested
 * since and may still arrive.
 */
export type RequestedGoods = { had: number | null; requested: number }

/** Whether a step may change the cart in a way that its name does not tell, such as Undo or Order again. */
const isUnclear = (step: Step): boolean =>
  step.do === 'follow-cart-link' || ((step.do === 'press' || step.do === 'press-and-leave') && !requestsGoods(step))

/** The most that a cart can have after a step; null where that is not known. @param now What its store has; null where not read. */
export function countRequested(
  { had, requested }: RequestedGoods,
  step: Step,
  now: number | null,
): { most: number | null; next: RequestedGoods } {
  const more = requestsGoods(step) ? (step.do === 'press' ? step.times : 1) : 0
  if (isUnclear(step) || had === null) {
    const arrived = now === null || had === null ? 0 : Math.max(0, now - had)
    return { most: null, next: { had: now, requested: Math.max(0, requested + more - arrived) } }
  }
  return { most: had + requested + more, next: { had, requested: requested + more } }
}
