import { throttle } from '#app/ui/throttle.ts'

/** How often scrolling is followed where its end has no event. Milliseconds. */
const WITHOUT_EVENT_MS = 150

/** Calls back when scrolling ends, or now and then and at the end where the browser has no `scrollend` (older Safari). Returns what stops it. */
export function onScrollEnd(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  onEnd: () => void,
): () => void {
  const hasEvent = 'onscrollend' in target
  const name = hasEvent ? 'scrollend' : 'scroll'
  const listener = hasEvent ? onEnd : throttle(onEnd, WITHOUT_EVENT_MS)
  target.addEventListener(name, listener, { passive: true })
  return () => target.removeEventListener(name, listener)
}
