import { useEffect, useRef } from 'react'
import { useAllows } from '#app/analytics/consent/consent-store.ts'
import type { Product } from './product.ts'
import { type Choice, missing } from './size/choice.ts'

/** Tells analytics what is looked at: each product once when it is opened, each size once when it is settled. The code for it comes with the yes. */
export function useProductEvents(product: Product, choice: Choice): void {
  const agreed = useAllows('analytics')
  const seen = useRef({ product, choice })
  seen.current = { product, choice }
  const { handle } = product
  const settled = missing(product.options, choice) ? null : choice.join()

  useEffect(() => {
    if (agreed && handle) tell(({ tellViewed }) => tellViewed(seen.current.product))
  }, [agreed, handle])
  useEffect(() => {
    if (agreed && handle && settled !== null)
      tell(({ tellSkuViewed }) => tellSkuViewed(seen.current.product, seen.current.choice))
  }, [agreed, handle, settled])
}

type Events = typeof import('./product-events.ts')

/** An event whose code does not come is lost. */
const tell = (how: (events: Events) => void) => void import('./product-events.ts').then(how, () => {})
