import { needsConsent } from '#app/analytics/consent/consent.ts'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'

/** The longest time from the end of a press to its click on a touch screen, in ms. */
const CLICK_MS = 100
/** On the window, because a press that began on the bar may end elsewhere. */
const PRESS_ENDS = ['pointerup', 'pointercancel', 'keyup'] as const

/**
 * Makes the buy bar float while its place is out of view (`data-bar`, buy-bar.tsx); returns the function that stops it.
 * Between two states the bar is hidden for a frame to avoid a layout shift, unless it has the focus. It does not move
 * while pressed, nor float before the cookie banner is answered.
 */
export function floatBuyBar(): (() => void) | undefined {
  const place = document.getElementById('buy-bar')
  if (!place) return
  const footer = document.querySelector('footer')
  const root = document.documentElement.style
  // what has the focus stays above the bar, however large its text is (base.css)
  const sizes = new ResizeObserver(([entry]) => {
    if (entry) root.setProperty('--buy-bar', `${entry.target.clientHeight}px`)
  })
  const inView = new Map<Element, boolean>()
  const getState = () => ([...inView.values()].includes(true) || needsConsent() ? 'in-place' : 'floating')
  const updateLater = () => setTimeout(update, CLICK_MS)
  function move(state: string) {
    if (!place || place.matches(':active')) return
    // The place keeps the bar's height, a problem included: a lower place would come into view as the bar leaves it, and the
    // bar would go to and fro.
    if (state !== 'floating') place.style.removeProperty('min-height')
    else if (place.dataset.bar !== 'floating') place.style.minHeight = `${place.offsetHeight}px`
    place.dataset.bar = state
    // Only then, because this property of the root is inherited, and each change recalculates the style of the whole page.
    if (state !== 'floating') sizes.disconnect()
    else if (place.firstElementChild) sizes.observe(place.firstElementChild)
  }
  function update() {
    const state = getState()
    if (!place || state === place.dataset.bar) return
    // The bar is in its place already, because it was sticky before hydration.
    const isThere = place.dataset.bar === undefined && state === 'in-place'
    move(isThere || place.contains(document.activeElement) ? state : 'hidden')
    // After two frames the bar has been hidden for one.
    requestAnimationFrame(() => requestAnimationFrame(() => move(getState())))
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // The whole place counts as in view, but any part of the footer does.
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
    sizes.disconnect()
    root.removeProperty('--buy-bar')
    unsubscribe()
    for (const type of PRESS_ENDS) removeEventListener(type, updateLater)
  }
}
