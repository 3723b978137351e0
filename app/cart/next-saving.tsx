import { freeDeliveryOver, missingForFreeDelivery } from '#app/product/offers/delivery.ts'
import { nextOffer } from '#app/product/offers/multi-buy.ts'
import { useOfferWords } from '#app/product/offers/use-offer-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { minorUnits, priceTag } from '#app/ui/money.ts'
import type { Cart } from './cart.ts'
import styles from './next-saving.module.css'
import { useCartWords } from './use-cart-words.ts'

/** How near a cart is to free delivery and to the next offer; nothing where there is neither. */
export function NextSaving({ cart }: { cart: Cart }) {
  const t = useOfferWords()
  const words = useCartWords()
  const { code, intlLocale } = useRegion()
  const over = freeDeliveryOver(code)
  const missing = cart.sent && missingForFreeDelivery(cart.sent, code)
  const next = nextOffer(
    cart.lines.map(({ product, price, quantity }) => ({ ...product, price, quantity })),
    code,
  )
  if (!missing && !next) return null
  return (
    <div className={styles.next}>
      {missing && over && cart.sent ? (
        <p>
          {missing === 'nothing'
            ? t('delivery.free')
            : t('delivery.missing', { amount: priceTag(missing, intlLocale) })}
          <progress
            className={styles.meter}
            max={minorUnits(over)}
            value={Math.min(minorUnits(over), minorUnits(cart.sent))}
            aria-label={words('progress')}
          />
        </p>
      ) : null}
      {next ? (
        <p>
          <b>{capitalised(t(next.name))}</b>:{' '}
          {t('next', { missing: next.missing, quantity: next.quantity, price: priceTag(next.price, intlLocale) })}.{' '}
          {t('next.saves', { amount: priceTag(next.saves, intlLocale) })}
        </p>
      ) : null}
    </div>
  )
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
