declare global {
  interface Window {
    /** The button that was pressed last before the page was hydrated. */
    earlyTap?: HTMLElement | null
  }
}

/**
 * Code of an inline script that stores the last press of a button that needs script; links, forms and popovers work
 * without. A press that makes React hydrate at once is dropped, because React handles it.
 */
export const KEEP_EARLY_TAP = `addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement
  if ('hydrated' in dataset) return
  window.earlyTap = target.closest?.('button[type=button]:not([popovertarget])')
  setTimeout(() => 'hydrated' in dataset && (window.earlyTap = null))
}, true)`

/** Presses the kept button, once the page is hydrated and after the check of KEEP_EARLY_TAP. */
export function replayEarlyTap(): void {
  setTimeout(() => window.earlyTap?.click())
}

/** The controls that an icon or a word within them belongs to. */
const CONTROL = 'a, button, label, summary'

/**
 * Ignores the rest of a double click whose first press removed its control, because it would press the replacement,
 * such as a link below a form's thanks. Called once for a page.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null
  function onPress(event: MouseEvent) {
    const { detail, target, type } = event
    if (detail > 1 && first?.isConnected === false) {
      event.preventDefault()
      event.stopPropagation()
    } else if (detail < 2 && type === 'mousedown' && target instanceof Element) first = target.closest(CONTROL)
  }
  window.addEventListener('mousedown', onPress, true)
  window.addEventListener('click', onPress, true)
}

/**
 * Makes the router's `scrollRestoration` option. A first page's position is restored by an inline script, and a shopper may
 * have scrolled before the router runs: then the page stays where it is.
 */
export function preserveEarlyScroll(): () => boolean {
  let isFirstPage = true
  return () => {
    if (typeof document === 'undefined') return true
    const wasScrolled = isFirstPage && scrollY > 0
    isFirstPage = false
    // The router saves a position only after a scroll event.
    if (wasScrolled) document.dispatchEvent(new Event('scroll'))
    return !wasScrolled
  }
}
