import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import styles from './cart-sums.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { useCartWords } from './use-cart-words.ts'

/** The subtotal and the discounts, by code or by the offer's title (CART-12). */
export function CartSums({ cart }: { cart: Cart }) {
  const t = useCartWords()
  const { intlLocale } = useRegion()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('subtotal')}</dt>
        <dd>{formatAmount(cart.subtotal, intlLocale)}</dd>
      </div>
      {cart.discounts.map(({ name, amount }) => (
        <div key={name} className={styles.discount}>
          <dt>{name}</dt>
          <dd>−{formatAmount(amount, intlLocale)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The total and the checkout link. A stale total is faint, and its update is announced. */
export function CartTotal({ cart, isStale }: { cart: Cart; isStale: boolean }) {
  const copy = useCopy()
  const t = useCartWords()
  const region = useRegion()
  return (
    <div className={styles.pay} data-stale={isStale || undefined}>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{formatAmount(cart.total, region.intlLocale)}</dd>
        </div>
      </dl>
      <CheckoutLink href={cart.checkoutUrl} />
      <p className={styles.small}>
        {copy(`cart.delivery.${region.code}`)}. {t('returns')}.
      </p>
      <p role="status" className="visually-hidden">
        {t(isStale ? 'updating' : 'updated')}
      </p>
    </div>
  )
}
