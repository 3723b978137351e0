import { useEffect, useState } from 'react'
import { lazyOptional, OptionalPart } from '#app/page/optional-part.tsx'
import { useRegion } from '#app/region/use-region.ts'
import { readViewedProducts } from './recently-viewed.ts'

const RecentlyViewed = lazyOptional(() => import('./recently-viewed-row.tsx').then((module) => module.RecentlyViewed))

/** The goods that this browser viewed before, on pages about other things. Its code loads once a product was viewed. */
export function RecentlyViewedPart() {
  const { code } = useRegion()
  const [hasViewed, setHasViewed] = useState(false)
  useEffect(() => setHasViewed(readViewedProducts(code).length > 0), [code])
  if (!hasViewed) return null
  return (
    <OptionalPart>
      <RecentlyViewed />
    </OptionalPart>
  )
}
