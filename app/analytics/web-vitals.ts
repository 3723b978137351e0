import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Analytics } from './client.ts'

/** https://web.dev/articles/fid: good up to 100 ms, poor from 300 ms. The library measures it no longer; some browsers still do. */
const FID_MS = { good: 100, poor: 300 }

let watching = false

/** One web_vitals event for each measure of this page (ANA-01), once however often a visitor changes their mind. */
export function watchVitals({ track }: Analytics): void {
  if (watching) return
  watching = true
  const tell = ({ name, value, rating }: Pick<Metric, 'value' | 'rating'> & { name: Metric['name'] | 'FID' }) =>
    track('web_vitals', { metric: name, value: Math.round(value * 1000) / 1000, rating, path })
  const path = window.location.pathname
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(tell)
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries()
    if (!first || !('processingStart' in first) || typeof first.processingStart !== 'number') return
    observer.disconnect()
    const value = first.processingStart - first.startTime
    const rating = value <= FID_MS.good ? 'good' : value <= FID_MS.poor ? 'needs-improvement' : 'poor'
    tell({ name: 'FID', value, rating })
  })
  observer.observe({ type: 'first-input', buffered: true })
}
