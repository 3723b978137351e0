import { useEffect, useState } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useNearScreen } from '#app/ui/timing.ts'
import type { ProductCard } from '../product.ts'
import { CardRow } from './card-row.tsx'
import { clearViewedProducts, readViewedProducts } from './recently-viewed.ts'
import styles from './recently-viewed-row.module.css'
import { fetchProducts } from './recommendations.functions.ts'

/** The goods that this browser viewed before, if any. `currentId` is the product of the page, which is left out. */
export function RecentlyViewed({ currentId }: { currentId?: string }) {
  const { code } = useRegion()
  const [viewedIds, setViewedIds] = useState<readonly string[]>([])
  useEffect(() => setViewedIds(readViewedProducts(code, currentId)), [code, currentId])
  return viewedIds.length > 0 ? <RecentlyViewedRow ids={viewedIds} /> : null
}

/** The products that this browser viewed before, at today's prices. The request does not identify the visitor. */
function RecentlyViewedRow({ ids }: { ids: readonly string[] }) {
  const t = useWords(productAroundWords)
  const { code: region } = useRegion()
  const [products, setProducts] = useState<readonly ProductCard[] | null>(null)
  const [isCleared, setCleared] = useState(false)
  const row = useNearScreen<HTMLDivElement>(() => {
    fetchProducts({ data: { region, ids: [...ids] } }).then(setProducts, () => setProducts([]))
  })
  return (
    <div ref={row}>
      {isCleared ? null : (
        <CardRow title={t('seen')} products={products} places={ids.length} size="small">
          <button
            type="button"
            className={styles.clear}
            aria-label={t('seen.clear-label')}
            onClick={() => {
              clearViewedProducts(region)
              setCleared(true)
            }}
          >
            {t('seen.clear')}
          </button>
        </CardRow>
      )}
    </div>
  )
}
