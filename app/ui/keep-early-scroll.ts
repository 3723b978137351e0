/**
 * Makes the router's `scrollRestoration` option. A first page's position is restored by an inline script, and a shopper may
 * have scrolled before the router runs: then the page stays where it is.
 */
export function keepEarlyScroll(): () => boolean {
  let isFirstPage = true
  return () => {
    if (typeof document === 'undefined') return true
    const wasScrolled = isFirstPage && scrollY > 0
    isFirstPage = false
    // The router saves a position only after it has heard of it.
    if (wasScrolled) document.dispatchEvent(new Event('scroll'))
    return !wasScrolled
  }
}
