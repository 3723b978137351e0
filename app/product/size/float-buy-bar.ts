import { needsConsent } from '#app/analytics/consent/consent-store.ts'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'

/** How long after a press ends its click may come, on a touch screen last. Milliseconds. */
const CLICK_MS = 100
/** A press that began on the bar may end elsewhere. */
const PRESS_ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Sets `data-bar` of the bar's place (buy-bar.tsx) to where the bar belongs. Between two states it is not painted for
 * a frame, so that it does not count as a shifted box, unless it has the focus. It stays where it is while it is pressed,
 * because a press whose button has moved is lost, and in its place until the visitor has chosen about cookies, because their
 * banner comes to the foot of the screen. Returns what ends that.
 */
export function floatBuyBar(): (() => void) | undefined {
  const place = document.getElementById('buy-bar')
  if (!place) return
  const footer = document.querySelector('footer')
  const inView = new Map<Element, boolean>()
  const getState = () => ([...inView.values()].includes(true) || needsConsent() ? 'in-place' : 'floating')
  const updateLater = () => setTimeout(update, CLICK_MS)
  function move(state: string) {
    if (place && !place.matches(':active')) place.dataset.bar = state
  }
  function update() {
    const state = getState()
    if (!place || state === place.dataset.bar) return
    // a bar that was sticky before hydration and is in its place is there already
    const isThere = place.dataset.bar === undefined && state === 'in-place'
    move(isThere || place.contains(document.activeElement) ? state : 'hidden')
    // The next frame is the one without it.
    requestAnimationFrame(() => requestAnimationFrame(() => move(getState())))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // The place has to be whole, of the footer a line is enough.
      for (const { target, intersectionRatio } of entries)
        inView.set(target, target === place ? intersectionRatio > 0.95 : intersectionRatio > 0)
      update()
    },
    { threshold: [0, 0.01, 0.95, 1] },
  )
  observer.observe(place)
  if (footer) observer.observe(footer)
  const unsubscribe = subscribeToVisitorChanges(update)
  for (const type of PRESS_ENDS) addEventListener(type, updateLater)
  return () => {
    observer.disconnect()
    unsubscribe()
    for (const type of PRESS_ENDS) removeEventListener(type, updateLater)
  }
}
