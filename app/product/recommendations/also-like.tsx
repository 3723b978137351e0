import { useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { useNear } from '#app/ui/use-near.ts'
import { useAroundWords } from '../around-words.ts'
import type { ProductCard } from '../product.ts'
import { CardRow } from './card-row.tsx'
import { fetchAlsoLike } from './others.functions.ts'

/** As many places as the shop recommends goods. */
const PLACES = 4

/** The row's places, as the server draws them. */
export function AlsoLikePlaces({ products = null }: { products?: readonly ProductCard[] | null }) {
  const t = useAroundWords()
  return <CardRow title={t('also')} products={products} places={PLACES} size="large" />
}

/** Goods of the same kind in other styles, fetched when their places come near the screen; nothing where there are none. */
export function AlsoLike({ id }: { id: string }) {
  const { code: region } = useRegion()
  const [products, come] = useState<readonly ProductCard[] | null>(null)
  const place = useNear<HTMLDivElement>(() => {
    fetchAlsoLike({ data: { region, id } }).then(come, () => come([]))
  })
  return <div ref={place}>{products?.length === 0 ? null : <AlsoLikePlaces products={products} />}</div>
}
