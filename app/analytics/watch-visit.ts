import type { AnyRouter } from '@tanstack/react-router'
import { subscribeToVisitorChanges } from '#app/visitor/visitor-changes.ts'
import type { Analytics } from './analytics-client.ts'
import { watchVitals } from './web-vitals.ts'

/** Tracks pages, sign-ins and web vitals of a visit until the signal aborts. */
export function watchVisit(router: AnyRouter, analytics: Analytics, signal: AbortSignal): void {
  const { page, identify } = analytics
  let currentPath = ''
  const trackPage = () => {
    const { pathname } = router.state.location
    // a change of the query, such as another size, is the same page
    if (pathname === currentPath) return
    page(pathname, document.title, currentPath === '' ? getCampaign(window.location.search) : undefined)
    currentPath = pathname
  }
  identify()
  trackPage()
  const unsubscribers = [router.subscribe('onRendered', trackPage), subscribeToVisitorChanges(identify)]
  signal.addEventListener('abort', () => unsubscribers.map((unsubscribe) => unsubscribe()))
  watchVitals(analytics, router.state.location.pathname)
}

/** The utm_* parameters of a query; undefined without any. */
function getCampaign(search: string): Record<string, string> | undefined {
  const parameters = [...new URLSearchParams(search)].filter(([name, value]) => name.startsWith('utm_') && value !== '')
  return parameters.length > 0
    ? Object.fromEntries(parameters.map(([name, value]) => [name, value.slice(0, 200)]))
    : undefined
}
