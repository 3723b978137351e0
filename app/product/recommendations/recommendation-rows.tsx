import { useEffect, useState } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useNearScreen } from '#app/ui/timing.ts'
import { isShopifyId, type ProductCard } from '../product.ts'
import { CardRow } from './card-row.tsx'
import { clearViewedProducts, readViewedProducts } from './recently-viewed.ts'
import styles from './recently-viewed-row.module.css'
import { fetchAlsoLike, fetchProducts } from './recommendations.functions.ts'

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

/** The number of placeholders, as many as the shop recommends. */
const PLACES = 4

/** Goods of the same kind in other styles, fetched when the row comes near the screen; removed if there are none. */
function AlsoLikeRow({ productId }: { productId: string }) {
  const t = useWords(productAroundWords)
  const { code: region } = useRegion()
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null)
  const row = useNearScreen<HTMLDivElement>(() => {
    fetchAlsoLike({ data: { region, id: productId } }).then(setProducts, () => setProducts([]))
  })
  return (
    <div ref={row}>
      {products?.length === 0 ? null : <CardRow title={t('also')} products={products} places={PLACES} size="large" />}
    </div>
  )
}

/** The products that this browser viewed before, at today's prices. The request does not identify the visitor. */
function RecentlyViewedRow({ ids }: { ids: readonly string[] }) {
  const t = useWords(productAroundWords)
  const { code: region } = useRegion()
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null)
  const row = useNearScreen<HTMLDivElement>(() => {
    fetchProducts({ data: { region, ids: [...ids] } }).then(setProducts, () => setProducts([]))
  })
  return (
    <div ref={row}>
      {products?.length === 0 ? null : (
        <CardRow title={t('seen')} products={products} places={ids.length} size="small">
          <button
            type="button"
            className={styles.clear}
            aria-label={t('seen.clear-label')}
            onClick={() => {
              clearViewedProducts(region)
              setProducts([])
            }}
          >
            {t('seen.clear')}
          </button>
        </CardRow>
      )}
    </div>
  )
}
