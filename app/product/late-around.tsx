import { useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { DeliveryDates } from './delivery-dates.tsx'
import type { Product } from './product.ts'
import { AlsoLike } from './recommendations/also-like.tsx'
import { view } from './recommendations/recently-viewed.ts'
import { SeenRow } from './recommendations/seen-row.tsx'

/** What a product's page learns in the browser: what day it is, what else there is, what was viewed before. */
export function LateAround({ product }: { product: Product }) {
  const { code } = useRegion()
  const [seen, find] = useState<readonly string[]>([])
  useEffect(() => find(view(code, product.id)), [code, product.id])
  return (
    <>
      <DeliveryDates />
      <AlsoLike id={product.id} />
      {seen.length > 0 ? <SeenRow ids={seen} /> : null}
    </>
  )
}
