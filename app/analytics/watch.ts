import type { AnyRouter } from '@tanstack/react-router'
import { onVisitorChange } from '#app/visitor/visitor-changes.ts'
import type { Analytics } from './client.ts'
import { watchVitals } from './web-vitals.ts'

/** Tells analytics of every page that is shown, of whoever signs in, and how fast it all was; until the signal says stop. */
export function watch(router: AnyRouter, analytics: Analytics, signal: AbortSignal): void {
  const { page, identify } = analytics
  let shown = ''
  const show = () => {
    const { pathname } = router.state.location
    // another size or filter in the address is the same page
    if (pathname === shown) return
    page(pathname, document.title, shown === '' ? campaignOf(window.location.search) : undefined)
    shown = pathname
  }
  identify()
  show()
  const stops = [router.subscribe('onRendered', show), onVisitorChange(identify)]
  signal.addEventListener('abort', () => stops.map((stop) => stop()))
  watchVitals(analytics)
}

/** The utm_* parameters that led here; undefined where there are none. */
function campaignOf(search: string): Record<string, string> | undefined {
  const found = [...new URLSearchParams(search)].filter(([name, value]) => name.startsWith('utm_') && value !== '')
  return found.length > 0 ? Object.fromEntries(found.map(([name, value]) => [name, value.slice(0, 200)])) : undefined
}
