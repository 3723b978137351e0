import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { costsMore, type Money, priceTag } from '#app/ui/money.ts'
import styles from './price-tag.module.css'

/** A price, and what it was where that was more. */
export function PriceTag({ price, was }: { price: Money; was: Money | null }) {
  const t = useCopy()
  const { intlLocale } = useRegion()
  if (!was || !costsMore(was, price)) return <span className={styles.price}>{priceTag(price, intlLocale)}</span>
  return (
    <>
      <span className="visually-hidden">{t('product.now')} </span>
      <span className={styles.reduced}>{priceTag(price, intlLocale)}</span>{' '}
      <span className="visually-hidden">{t('product.was')} </span>
      <s className={styles.was}>{priceTag(was, intlLocale)}</s>
    </>
  )
}
