import { buyingWords } from '#app/copy/product.ts'
import { useWords } from '#app/copy/use-words.ts'
import styles from './colour-note.module.css'
import type { AvailabilityState } from './size/variant-grid.ts'

/** Says that no size of this colour is available, which is `state` of the best one. Nothing if one is available. */
export function ColourNote({ state }: { state: AvailabilityState }) {
  const t = useWords(buyingWords)
  if (state === 'available') return null
  return <p className={styles.note}>{t(state === 'sold-out' ? 'colour.sold-out' : 'colour.ahead')}</p>
}
