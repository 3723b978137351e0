import type { Step } from './step.ts'

const ADDITION = /^Add to (?:basket|cart)\b/i

/** Whether a step asks for goods by a button that says so. */
export const requestsGoods = (step: Step): boolean =>
  (step.do === 'press' || step.do === 'press-and-leave') && step.role === 'button' && ADDITION.test(step.name)

/** Whether a step only leads to a page, so that the goods of a cart stay there. */
export const keepsGoods = (step: Step): boolean =>
  step.do === 'open' || step.do === 'reload' || (step.do === 'press' && step.role === 'link')

/**
 * The goods that a browser's cart can have: what it had when that was known last (null: not known), and what was requested
 * since and may still arrive.
 */
export type RequestedGoods = {
  had: number | null
  requested: number
  /** The key of the press that the page has just called failed: the same press again requests the same goods. */
  refused?: string | undefined
}

/** Whether a step may change the cart in a way that its name does not tell, such as Undo or Order again. */
const isUnclear = (step: Step): boolean =>
  step.do === 'follow-cart-link' || ((step.do === 'press' || step.do === 'press-and-leave') && !requestsGoods(step))

/** A key that the same press has again; undefined for a step that requests no goods by a press. */
const toPressKey = (step: Step): string | undefined =>
  step.do === 'press' && requestsGoods(step) ? [step.device, step.tab, step.name, step.nth].join(' ') : undefined

/** Whether a step leaves the page as it is: it is of the world or the network. */
const leavesPage = (step: Step): boolean => !('device' in step) || step.do === 'network'

/**
 * The most that a cart can have after a step; null where that is not known.
 * @param now What its store has; null where not read.
 * @param isRefused Whether the page says that the press has failed.
 */
export function countRequested(
  { had, requested, refused }: RequestedGoods,
  step: Step,
  now: number | null,
  isRefused = false,
): { most: number | null; next: RequestedGoods } {
  const pressed = toPressKey(step)
  const isRepeated = pressed !== undefined && pressed === refused
  const more = requestsGoods(step) ? (step.do === 'press' ? step.times : 1) - (isRepeated ? 1 : 0) : 0
  const nextRefused = leavesPage(step) ? refused : isRefused ? pressed : undefined
  if (isUnclear(step) || had === null) {
    const arrived = now === null || had === null ? 0 : Math.max(0, now - had)
    return { most: null, next: { had: now, requested: Math.max(0, requested + more - arrived), refused: nextRefused } }
  }
  return { most: had + requested + more, next: { had, requested: requested + more, refused: nextRefused } }
}
