import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAllows } from './consent/consent-store.ts'
import { loadAnalytics } from './track.ts'

/** Watches the visit for as long as the visitor agrees to it. The code that watches comes only then (NAV-14). */
export function AnalyticsPart() {
  const router = useRouter()
  const agreed = useAllows('analytics')
  useEffect(() => {
    if (!agreed) return
    const over = new AbortController()
    Promise.all([import('./watch.ts'), loadAnalytics()])
      .then(([{ watch }, analytics]) => !over.signal.aborted && watch(router, analytics, over.signal))
      .catch(() => {})
    return () => over.abort()
  }, [agreed, router])
  return null
}
