import { buying } from '#app/copy/en-GB/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isGiftCard, type Product } from '../product.ts'
import { type Choice, choiceText, chosenVariant, missing } from './choice.ts'
import styles from './size-status.module.css'
import { LOW_STOCK } from './variant-grid.ts'

/** The size that is settled, in words, and how many are left where there are few. Its line is kept while nothing is. */
export function SizeStatus({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(buying)
  if (product.options.length === 0 || isGiftCard(product)) return null
  const variant = chosenVariant(product, choice)
  const size = missing(product.options, choice) ? '' : choiceText(product.options, choice)
  return (
    <p className={styles.status} aria-live="polite">
      {size ? <span>{t('your-size', { size })}</span> : null}
      {variant?.state === 'available' && variant.left < LOW_STOCK ? (
        <span className={styles.low}>{t('low', { count: variant.left })}</span>
      ) : null}
    </p>
  )
}
