import { useState } from 'react'
import { useRegion } from '#app/region/use-region.ts'
import { useNear } from '#app/ui/use-near.ts'
import { useAroundWords } from '../around-words.ts'
import type { ProductCard } from '../product.ts'
import { CardRow } from './card-row.tsx'
import { fetchProducts } from './others.functions.ts'
import { forgetSeen } from './recently-viewed.ts'
import styles from './seen-row.module.css'

/** What this browser viewed before, at today's prices. The ids are asked for without saying whose they are. */
export function SeenRow({ ids }: { ids: readonly string[] }) {
  const t = useAroundWords()
  const { code: region } = useRegion()
  const [products, come] = useState<readonly ProductCard[] | null>(null)
  const place = useNear<HTMLDivElement>(() => {
    fetchProducts({ data: { region, ids: [...ids] } }).then(come, () => come([]))
  })
  return (
    <div ref={place}>
      {products?.length === 0 ? null : (
        <CardRow title={t('seen')} products={products} places={ids.length} size="small">
          <button
            type="button"
            className={styles.clear}
            aria-label={t('seen.clear-label')}
            onClick={() => {
              forgetSeen(region)
              come([])
            }}
          >
            {t('seen.clear')}
          </button>
        </CardRow>
      )}
    </div>
  )
}
