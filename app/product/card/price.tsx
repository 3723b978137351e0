import { useCopy } from '#app/copy/every-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { costsMore, formatPrice, type Money } from '#app/ui/money.ts'
import styles from './price.module.css'

/** A price, with the former price if that was higher. `of`: the chosen value that it is for, like '3 Pack'. */
export function Price(props: { price: Money; was: Money | null; of?: string | null | undefined }) {
  const { price, was } = props
  const t = useCopy()
  const { intlLocale } = useRegion()
  const chosen = props.of ? <span>{`, ${props.of}`}</span> : null
  if (!was || !costsMore(was, price))
    return (
      <>
        <span className={styles.price} translate="no">
          {formatPrice(price, intlLocale)}
        </span>
        {chosen}
      </>
    )
  return (
    <>
      <span className="visually-hidden">{`${t('product.now')} `}</span>
      <span className={styles.reduced} translate="no">
        {formatPrice(price, intlLocale)}
      </span>{' '}
      <span className="visually-hidden">{`${t('product.was')} `}</span>
      <s className={styles.was} translate="no">
        {formatPrice(was, intlLocale)}
      </s>
      {chosen}
    </>
  )
}
