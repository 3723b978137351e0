import { buying } from '#app/copy/en-GB/buying.ts'
import { buying as american } from '#app/copy/en-US/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import styles from './colour-note.module.css'
import type { Product } from './product.ts'
import { bestOf } from './size/variant-grid.ts'

/** Says that no size of this colour can be had now, and offers word of when one can. Nothing where some can. */
export function ColourNote({ product, onTell }: { product: Product; onTell: () => void }) {
  const t = useWords(buying, { 'en-US': american })
  const best = bestOf(
    product.variants,
    product.options.map(() => null),
  )
  if (best === 'available') return null
  return (
    <div className={styles.note}>
      <p>{t(best === 'sold-out' ? 'colour.sold-out' : 'colour.ahead')}</p>
      <button type="button" className={button.quiet} onClick={onTell}>
        {t(product.options.length > 0 ? 'tell.size' : 'tell')}
      </button>
    </div>
  )
}
