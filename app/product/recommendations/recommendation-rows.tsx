import { useState } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useNearScreen } from '#app/ui/timing.ts'
import type { ProductCard } from '../product.ts'
import { CardRow } from './card-row.tsx'
import { RecentlyViewed } from './recently-viewed-row.tsx'
import { fetchAlsoLike } from './recommendations.functions.ts'

/** Similar goods, where a product can have any, and those that this browser viewed before. */
export function RecommendationRows({ productId, hasSimilar }: { productId: string; hasSimilar: boolean }) {
  return (
    <>
      {hasSimilar ? <AlsoLikeRow productId={productId} /> : null}
      <RecentlyViewed currentId={productId} />
    </>
  )
}

/** The number of placeholders, as many as the shop recommends. */
const PLACES = 4

/** Goods of the same kind in other styles, fetched when the row comes near the screen. */
function AlsoLikeRow({ productId }: { productId: string }) {
  const t = useWords(productAroundWords)
  const { code: region } = useRegion()
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null)
  const row = useNearScreen<HTMLDivElement>(() => {
    fetchAlsoLike({ data: { region, id: productId } }).then(setProducts, () => setProducts([]))
  })
  return (
    <div ref={row}>
      <CardRow title={t('also')} products={products} places={PLACES} size="large" />
    </div>
  )
}
