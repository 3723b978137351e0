import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { costsMore, formatAmount, toMinorUnits } from '#app/ui/money.ts'
import type { CartLine } from './cart.ts'
import styles from './line-price.module.css'

/** The total of a line, and struck through the total before an offer or the price before a reduction. */
export function LinePrice({ line }: { line: CartLine }) {
  const t = useWords(cartWords)
  const { intlLocale } = useRegion()
  const before =
    toMinorUnits(line.subtotal) > toMinorUnits(line.total)
      ? line.subtotal
      : line.compareAtPrice && costsMore(line.compareAtPrice, line.price)
        ? line.compareAtPrice
        : null
  return (
    <p className={styles.price}>
      {before ? (
        <s className={styles.was}>
          <span className="visually-hidden">{t('was')} </span>
          {formatAmount(before, intlLocale)}
        </s>
      ) : null}
      {before ? <span className="visually-hidden">{t('now')} </span> : null}
      {formatAmount(line.total, intlLocale)}
    </p>
  )
}
