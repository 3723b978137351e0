import { buying } from '#app/copy/en-GB/buying.ts'
import { buying as american } from '#app/copy/en-US/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import styles from './colour-note.module.css'
import type { Product } from './product.ts'
import { getBestState } from './size/variant-grid.ts'

/** Says that no size of this colour is available, and offers a back-in-stock request. Nothing if one is available. */
export function ColourNote({ product, onRequest }: { product: Product; onRequest: () => void }) {
  const t = useWords(buying, { 'en-US': american })
  const state = getBestState(
    product.variants,
    product.options.map(() => null),
  )
  if (state === 'available') return null
  return (
    <div className={styles.note}>
      <p>{t(state === 'sold-out' ? 'colour.sold-out' : 'colour.ahead')}</p>
      <button type="button" className={button.quiet} onClick={onRequest}>
        {t(product.options.length > 0 ? 'tell.size' : 'tell')}
      </button>
    </div>
  )
}
