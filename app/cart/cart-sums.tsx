import { cartWords } from '#app/copy/cart.ts'
import { useWords } from '#app/copy/use-words.ts'
import { getDeliveryPrice, getMissingForFreeDelivery } from '#app/product/offers/delivery.ts'
import { useDeliveryTerms } from '#app/product/offers/use-delivery-terms.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatAmount } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import { type CartState, isStale } from './cart-machine.ts'
import styles from './cart-sums.module.css'
import { CheckoutLink } from './checkout-link.tsx'
import { PaymentMarks } from './payment-marks.tsx'

/**
 * The subtotal, the discounts, by code or by the offer's title (CART-12), and the price of delivery, which checkout adds:
 * none where nothing is delivered.
 */
export function CartSums({ cart }: { cart: Cart }) {
  const t = useWords(cartWords)
  const { code, intlLocale } = useRegion()
  const missing = cart.deliverableTotal && (getMissingForFreeDelivery(cart.deliverableTotal, code) ?? 'always')
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
      {missing ? (
        <div>
          <dt>{missing === 'nothing' ? t('delivery') : t('delivery.later')}</dt>
          <dd>{missing === 'nothing' ? t('delivery.free') : formatAmount(getDeliveryPrice(code), intlLocale)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/**
 * The total and the checkout link, in reach wherever the lines are read: the page keeps it on the screen (`className`), the
 * drawer below its lines. A stale total is faint.
 */
export function CartTotal(props: { cart: Cart; isStale: boolean; className?: string | undefined }) {
  const { cart, isStale, className } = props
  const t = useWords(cartWords)
  const region = useRegion()
  return (
    <div className={[styles.pay, className].filter(Boolean).join(' ')} data-stale={isStale || undefined}>
      <dl className={styles.total}>
        <dt>{t('total')}</dt>
        <dd>{formatAmount(cart.total, region.intlLocale)}</dd>
      </dl>
      <CheckoutLink href={cart.checkoutUrl} />
    </div>
  )
}

/** Announces that totals are stale, and when they have settled; silent until the first change. */
export function TotalsStatus({ state }: { state: CartState }) {
  const t = useWords(cartWords)
  return (
    <p role="status" className="visually-hidden">
      {isStale(state) ? t('updating') : state.hasSettled ? t('updated') : null}
    </p>
  )
}

/** What holds at checkout: delivery, returns and ways to pay. */
export function CartPromises() {
  const delivery = useDeliveryTerms()
  const t = useWords(cartWords)
  return (
    <div className={styles.promises}>
      <p>
        {delivery}. {t('returns')}.
      </p>
      <PaymentMarks />
    </div>
  )
}
