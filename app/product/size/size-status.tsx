import { buying } from '#app/copy/en-GB/buying.ts'
import { useWords } from '#app/copy/use-words.ts'
import { isGiftCard, type Product } from '../product.ts'
import { type Choice, formatChoice, getMissingOption, getVariant } from './choice.ts'
import styles from './size-status.module.css'
import { LOW_STOCK } from './variant-grid.ts'

/** The complete size, and how many are left if few are. Its line is reserved while the size is incomplete. */
export function SizeStatus({ product, choice }: { product: Product; choice: Choice }) {
  const t = useWords(buying)
  if (product.options.length === 0 || isGiftCard(product)) return null
  const variant = getVariant(product, choice)
  const size = getMissingOption(product.options, choice) ? '' : formatChoice(product.options, choice)
  return (
    <p className={styles.status} aria-live="polite">
      {size ? <span>{t('your-size', { size })}</span> : null}
      {variant?.state === 'available' && variant.left < LOW_STOCK ? (
        <span className={styles.low}>{t('low', { count: variant.left })}</span>
      ) : null}
    </p>
  )
}
