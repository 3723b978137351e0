import { useEffect, useEffectEvent } from 'react'
import { useHasConsent } from '#app/analytics/consent/consent-store.ts'
import type { Product } from './product.ts'
import { type Choice, isComplete } from './size/choice.ts'

/**
 * Records each opened product and each complete size once (ANA-01), for visitors who agreed to analytics. The code that sends
 * them loads with the first event; what is chosen while it loads is recorded as well.
 */
export function useProductEvents(product: Product, choice: Choice): void {
  const hasConsent = useHasConsent('analytics')
  const { handle } = product
  const completeChoice = isComplete(product.options, choice) ? choice.join() : null
  const record = useEffectEvent((event: 'trackProductViewed' | 'trackSkuViewed') => {
    // analytics are lost without their code, and nothing else
    import('./product-events.ts').then((events) => events[event](product, choice)).catch(() => {})
  })
  useEffect(() => {
    if (hasConsent && handle) record('trackProductViewed')
  }, [hasConsent, handle])
  useEffect(() => {
    if (hasConsent && handle && completeChoice !== null) record('trackSkuViewed')
  }, [hasConsent, handle, completeChoice])
}
