import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { amountDue } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import styles from './cart-sums.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { useCartWords } from './use-cart-words.ts'

/** What the goods come to, and what is taken off, by code or by the offer's title (CART-12). Sums are the server's only. */
export function CartSums({ cart }: { cart: Cart }) {
  const t = useCartWords()
  const { intlLocale } = useRegion()
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('subtotal')}</dt>
        <dd>{amountDue(cart.subtotal, intlLocale)}</dd>
      </div>
      {cart.discounts.map(({ name, amount }) => (
        <div key={name} className={styles.discount}>
          <dt>{name}</dt>
          <dd>−{amountDue(amount, intlLocale)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is to be paid, and the way there. A stale total is shown faintly, and announced. */
export function CartTotal({ cart, stale }: { cart: Cart; stale: boolean }) {
  const shop = useCopy()
  const t = useCartWords()
  const region = useRegion()
  return (
    <div className={styles.pay} data-stale={stale || undefined}>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{amountDue(cart.total, region.intlLocale)}</dd>
        </div>
      </dl>
      <CheckoutLink href={cart.checkoutUrl} />
      <p className={styles.small}>
        {shop(`cart.delivery.${region.code}`)}. {t('returns')}.
      </p>
      <p role="status" className="visually-hidden">
        {t(stale ? 'updating' : 'updated')}
      </p>
    </div>
  )
}
