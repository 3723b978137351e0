import type { Step } from './step.ts'

const ADDITION = /^Add to (?:basket|cart)\b/i

/** Whether a step asks for goods by a button that says so. */
export const requestsGoods = (step: Step): boolean =>
  (step.do === 'press' || step.do === 'press-and-leave') && step.role === 'button' && ADDITION.test(step.name)

/**
 * The goods that a browser's cart can have: what it had when that was known last (null: not known), and what was requested
 * since and may still arrive.
 */
export type RequestedGoods = {
  had: number | null
  requested: number
  /** The press that the page has just called failed: the same press again asks for the same goods. */
  refused?: string | undefined
}

/** Whether a step may change the cart in a way that its name does not tell, such as Undo or Order again. */
const isUnclear = (step: Step): boolean =>
  step.do === 'follow-cart-link' || ((step.do === 'press' || step.do === 'press-and-leave') && !requestsGoods(step))

/** What a step presses, in words that another press of the same has too; undefined where it asks for no goods. */
const describePress = (step: Step): string | undefined =>
  step.do === 'press' && requestsGoods(step) ? [step.device, step.tab, step.name, step.nth].join(' ') : undefined

/** Of the world and the network, between two presses in one page. */
const isAround = (step: Step): boolean => !('device' in step) || step.do === 'network'

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
  const pressed = describePress(step)
  const isRepeated = pressed !== undefined && pressed === refused
  const more = requestsGoods(step) ? (step.do === 'press' ? step.times : 1) - (isRepeated ? 1 : 0) : 0
  const nextRefused = isAround(step) ? refused : isRefused ? pressed : undefined
  if (isUnclear(step) || had === null) {
    const arrived = now === null || had === null ? 0 : Math.max(0, now - had)
    return { most: null, next: { had: now, requested: Math.max(0, requested + more - arrived), refused: nextRefused } }
  }
  return { most: had + requested + more, next: { had, requested: requested + more, refused: nextRefused } }
}
