import { useState } from 'react'
import { productAroundWords } from '#app/copy/product-info.ts'
import { useWords } from '#app/copy/use-words.ts'
import { getFitValue } from '#app/fit/fit-for-product.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import { useNearScreen } from '#app/ui/timing.ts'
import { CardRow } from './card-row.tsx'
import styles from './outfit-row.module.css'
import { fetchOutfit } from './recommendations.functions.ts'
import type { OutfitProduct } from './recommendations.wire.ts'

/** The number of placeholders. */
const PLACES = 4

/** Goods that are worn with the product, fetched when the row comes near the screen. */
export function OutfitRow({ productId }: { productId: string }) {
  const t = useWords(productAroundWords)
  const { code: region } = useRegion()
  const fit = useSavedFit()
  const [products, setProducts] = useState<readonly OutfitProduct[] | null>(null)
  const row = useNearScreen<HTMLDivElement>(() => {
    fetchOutfit({ data: { region, id: productId } }).then(setProducts, () => setProducts([]))
  })
  // Only displayed, because the product's page selects the sizes of the fit itself.
  function renderSize(product: OutfitProduct) {
    const size = product.options.flatMap(({ type }) => getFitValue(fit, product, type) ?? []).join(' / ')
    return <p className={styles.size}>{size}</p>
  }
  return (
    <div ref={row} className={styles.outfit}>
      <CardRow title={t('outfit')} products={products} places={PLACES} size="large" renderBelow={renderSize}>
        {fit ? <p className={styles.note}>{t('outfit.sizes')}</p> : null}
      </CardRow>
    </div>
  )
}
