import { useRegion } from '#app/region/use-region.ts'
import { amountDue, costsMore, minorUnits } from '#app/ui/money.ts'
import type { CartLine } from './cart.ts'
import styles from './line-price.module.css'
import { useCartWords } from './use-cart-words.ts'

/** What a line comes to; struck through above it what it would have been, before an offer or before it was reduced. */
export function LinePrice({ line }: { line: CartLine }) {
  const t = useCartWords()
  const { intlLocale } = useRegion()
  const before =
    minorUnits(line.subtotal) > minorUnits(line.total)
      ? line.subtotal
      : line.compareAtPrice && costsMore(line.compareAtPrice, line.price)
        ? line.compareAtPrice
        : null
  return (
    <p className={styles.price}>
      {before ? (
        <s className={styles.was}>
          <span className="visually-hidden">{t('was')} </span>
          {amountDue(before, intlLocale)}
        </s>
      ) : null}
      {before ? <span className="visually-hidden">{t('now')} </span> : null}
      {amountDue(line.total, intlLocale)}
    </p>
  )
}
