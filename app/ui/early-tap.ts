declare global {
  interface Window {
    /** The button that was pressed last before the page was hydrated. */
    earlyTap?: HTMLElement | null
  }
}

/**
 * Code of an inline script that keeps the last press of a button that only script answers. Links, forms and popovers
 * answer by themselves. A press that React answers by hydrating at once is forgotten again.
 */
export const KEEP_EARLY_TAP = `addEventListener('click', ({ target }) => {
  const { dataset } = document.documentElement
  if ('hydrated' in dataset) return
  window.earlyTap = target.closest?.('button[type=button]:not([popovertarget])')
  setTimeout(() => 'hydrated' in dataset && (window.earlyTap = null))
}, true)`

/** Presses the kept button, once the page is hydrated and after the check of KEEP_EARLY_TAP. */
export function repeatEarlyTap(): void {
  setTimeout(() => window.earlyTap?.click())
}
