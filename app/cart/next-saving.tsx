import { cartWords } from '#app/copy/cart.ts'
import { offersWords } from '#app/copy/offers.ts'
import { useWords } from '#app/copy/use-words.ts'
import { getFreeDeliveryThreshold, getMissingForFreeDelivery } from '#app/product/offers/delivery.ts'
import { getNextOffer } from '#app/product/offers/multi-buy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { formatPrice, toMinorUnits } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import type { CartParts } from './cart-lines.tsx'
import styles from './next-saving.module.css'

/** The distance to free delivery and to the next offer; nothing where there is neither. */
export function NextSaving({ cart, parts }: { cart: Cart; parts: CartParts }) {
  const t = useWords(offersWords)
  const ofCart = useWords(cartWords)
  const { code, intlLocale } = useRegion()
  const threshold = getFreeDeliveryThreshold(code)
  const missing = cart.deliverableTotal && getMissingForFreeDelivery(cart.deliverableTotal, code)
  const next = getNextOffer(
    cart.lines.map(({ product, price, quantity }) => ({ multiBuys: product.multiBuys, price, quantity })),
    code,
  )
  if (!missing && !next) return null
  const renderMeter = () =>
    threshold && cart.deliverableTotal ? (
      <progress
        className={styles.meter}
        max={toMinorUnits(threshold)}
        value={Math.min(toMinorUnits(threshold), toMinorUnits(cart.deliverableTotal))}
        aria-label={ofCart('progress')}
      />
    ) : null
  return (
    <div className={styles.next}>
      {missing === 'nothing' ? (
        <p>
          {t('delivery.free')}
          {renderMeter()}
        </p>
      ) : missing ? (
        <parts.DeliverySuggestion missing={missing} lines={cart.lines}>
          <span className={styles.missing}>
            {t('delivery.missing', { amount: formatPrice(missing, intlLocale) })}
            <span className={styles.ideas}>{t('delivery.ideas')}</span>
          </span>
          {renderMeter()}
        </parts.DeliverySuggestion>
      ) : null}
      {next ? (
        <p>
          <b>{capitalise(t(next.name))}</b>:{' '}
          {t('next', { missing: next.missing, quantity: next.quantity, price: formatPrice(next.price, intlLocale) })}.{' '}
          {t('next.saves', { amount: formatPrice(next.saves, intlLocale) })}
        </p>
      ) : null}
    </div>
  )
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
