import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { amountDue } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import styles from './cart-summary.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { NextSaving } from './next-saving.tsx'
import { useCartWords } from './use-cart-words.ts'

/** What it comes to, and the way to pay. Sums are the server's only; a stale one is shown faintly and announced. */
export function CartSummary({ cart, stale }: { cart: Cart; stale: boolean }) {
  const shop = useCopy()
  const t = useCartWords()
  const region = useRegion()
  return (
    <div className={styles.summary} data-stale={stale || undefined}>
      <NextSaving cart={cart} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>{amountDue(cart.subtotal, region.intlLocale)}</dd>
        </div>
        {cart.discounts.map(({ name, amount }) => (
          <div key={name} className={styles.discount}>
            <dt>{name}</dt>
            <dd>−{amountDue(amount, region.intlLocale)}</dd>
          </div>
        ))}
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
