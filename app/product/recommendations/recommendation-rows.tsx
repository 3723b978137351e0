import { useEffect, useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { isShopifyId } from '../product.ts'
import { AlsoLikeRow } from './also-like-row.tsx'
import { readViewedProducts } from './recently-viewed.ts'
import { RecentlyViewedRow } from './recently-viewed-row.tsx'

/** Similar goods, and those that this browser viewed before. */
export function RecommendationRows({ productId }: { productId: string }) {
  const { code } = useRegion()
  const [viewedIds, setViewedIds] = useState<readonly string[]>([])
  useEffect(() => setViewedIds(readViewedProducts(code, productId)), [code, productId])
  return (
    <>
      {isShopifyId(productId) ? <AlsoLikeRow productId={productId} /> : null}
      {viewedIds.length > 0 ? <RecentlyViewedRow ids={viewedIds} /> : null}
    </>
  )
}
