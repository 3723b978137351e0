import { useState } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useWhenNear } from '#app/ui/use-when-near.ts'
import type { ProductCard } from '../product.ts'
import { CardRow } from './card-row.tsx'
import { fetchAlsoLike } from './recommendations.functions.ts'

/** How many places are reserved: as many as the shop recommends goods. */
const PLACES = 4

/** Goods of the same kind in other styles, fetched when the row comes near the screen; removed if there are none. */
export function AlsoLikeRow({ productId }: { productId: string }) {
  const t = useWords(productAroundWords)
  const { code: region } = useRegion()
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null)
  const row = useWhenNear<HTMLDivElement>(() => {
    fetchAlsoLike({ data: { region, id: productId } }).then(setProducts, () => setProducts([]))
  })
  return (
    <div ref={row}>
      {products?.length === 0 ? null : <CardRow title={t('also')} products={products} places={PLACES} size="large" />}
    </div>
  )
}
