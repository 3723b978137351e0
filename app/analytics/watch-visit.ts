import type { AnyRouter } from '@tanstack/react-router'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { subscribeToVisitorChanges } from '#app/visitor/browser-state.ts'
import type { Analytics } from './outbox.ts'

/** Tracks pages, sign-ins and web vitals of a visit until the signal aborts. */
export function watchVisit(router: AnyRouter, analytics: Analytics, signal: AbortSignal): void {
  const { page, identify } = analytics
  let currentPath = ''
  const trackPage = () => {
    const { pathname } = router.state.location
    // A page stays the same when only its query changes, as with another size.
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

/** https://web.dev/articles/fid: good up to 100 ms, poor over 300 ms. The library no longer measures FID; some browsers do. */
const FID_MS = { good: 100, poor: 300 }

let isWatching = false

/**
 * Tracks one web_vitals event per metric of this page (ANA-01), even if consent is given more than once. `path` is that of
 * its page event, without region prefix.
 */
function watchVitals({ track }: Analytics, path: string): void {
  if (isWatching) return
  isWatching = true
  const send = ({ name, value, rating }: Pick<Metric, 'value' | 'rating'> & { name: Metric['name'] | 'FID' }) =>
    track('web_vitals', { metric: name, value: Math.round(value * 1000) / 1000, rating, path })
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send)
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries()
    if (!first || !('processingStart' in first) || typeof first.processingStart !== 'number') return
    observer.disconnect()
    const value = first.processingStart - first.startTime
    const rating = value <= FID_MS.good ? 'good' : value <= FID_MS.poor ? 'needs-improvement' : 'poor'
    send({ name: 'FID', value, rating })
  })
  observer.observe({ type: 'first-input', buffered: true })
}
