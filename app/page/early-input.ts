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
