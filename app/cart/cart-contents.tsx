import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { amountDue } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import styles from './cart-contents.module.css'
import { CartLineItem } from './cart-line-item.tsx'

/** The lines of a cart. `stale`: sums are those of before a change that is under way. */
export function CartLines({ cart, stale }: { cart: Cart; stale: boolean }) {
  const t = useCopy()
  return (
    <ul className={styles.lines} aria-label={t('cart.lines')}>
      {cart.lines.map((line) => (
        <CartLineItem key={line.id} line={line} stale={stale} />
      ))}
    </ul>
  )
}

/** What it comes to, and the way to pay. Sums are the server's only; a stale one is shown faintly and announced. */
export function CartSummary({ cart, stale }: { cart: Cart; stale: boolean }) {
  const t = useCopy()
  const region = useRegion()
  return (
    <div className={styles.summary}>
      <dl className={styles.sums} data-stale={stale || undefined}>
        <div>
          <dt>{t('cart.subtotal')}</dt>
          <dd>{amountDue(cart.subtotal, region.intlLocale)}</dd>
        </div>
        {cart.discounts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>−{amountDue(amount, region.intlLocale)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{amountDue(cart.total, region.intlLocale)}</dd>
        </div>
      </dl>
      {cart.discountCodes
        .filter(({ applicable }) => !applicable)
        .map(({ code }) => (
          <p key={code} className={styles.small}>
            {t('cart.code-not-applicable', { code })}
          </p>
        ))}
      <a href={cart.checkoutUrl} className={button.primary}>
        {t('cart.checkout')}
      </a>
      <p className={styles.small}>
        {t(`cart.delivery.${region.code}`)}. {t('cart.returns')}.
      </p>
      <p role="status" className="visually-hidden">
        {t(stale ? 'cart.updating' : 'cart.updated')}
      </p>
    </div>
  )
}
