import { type MouseEvent, useEffect, useState } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { offersWords } from '#app/copy/offers.ts'
import { useWords } from '#app/copy/use-words.ts'
import {
  getDeliveryPrice,
  getFreeDeliveryThreshold,
  getMissingForFreeDelivery,
  useDeliveryTerms,
} from '#app/product/offers/delivery.ts'
import { getNextOffer } from '#app/product/offers/multi-buy.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { isBrowserHandledClick } from '#app/ui/clicks.ts'
import { formatAmount, formatPrice, toMinorUnits } from '#app/ui/money.ts'
import { isLoggedIn, setBrowserCookie, useVisitor } from '#app/visitor/browser-state.ts'
import { checkoutStarted } from '#app/visitor/cookies.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { getBrowserCart } from './browser-cart.ts'
import { type Cart, getCheckoutUrl } from './cart.ts'
import type { CartParts } from './cart-lines.tsx'
import styles from './cart-sums.module.css'
import nextSavingStyles from './next-saving.module.css'
import { PaymentMarks } from './payment-marks.tsx'

/**
 * The subtotal, the discounts by code or offer title (CART-12), and the delivery price that checkout adds, unless
 * nothing is delivered.
 */
export function CartSums({ cart }: { cart: Cart }) {
  const t = useWords(cartWords)
  const { code, intlLocale } = useRegion()
  const missing = getMissing(cart, code)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('subtotal')}</dt>
        <dd translate="no">{formatAmount(cart.subtotal, intlLocale)}</dd>
      </div>
      {cart.discounts.map(({ name, amount }) => (
        <div key={name} className={styles.discount}>
          <dt>{name}</dt>
          <dd translate="no">{`−${formatAmount(amount, intlLocale)}`}</dd>
        </div>
      ))}
      {missing ? (
        <div>
          <dt>{missing === 'nothing' ? t('delivery') : t('delivery.later')}</dt>
          <dd translate={missing === 'nothing' ? undefined : 'no'}>
            {missing === 'nothing' ? t('delivery.free') : formatAmount(getDeliveryPrice(code), intlLocale)}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

/** What is missing for free delivery; null if nothing is delivered, 'always' in a region without it. */
const getMissing = ({ deliverableTotal }: Cart, region: RegionCode) =>
  deliverableTotal && (getMissingForFreeDelivery(deliverableTotal, region) ?? 'always')

/**
 * The total and the checkout link. The page keeps it on the screen (`className`), the drawer below its lines; a stale
 * total is faint.
 */
export function CartTotal(props: { cart: Cart; isStale: boolean; className?: string | undefined }) {
  const { cart, isStale, className } = props
  const t = useWords(cartWords)
  const region = useRegion()
  const missing = getMissing(cart, region.code)
  return (
    <div className={[styles.pay, className].filter(Boolean).join(' ')} data-stale={isStale || undefined}>
      <dl className={styles.total}>
        <dt>{t(missing && missing !== 'nothing' ? 'total.before-delivery' : 'total')}</dt>
        <dd translate="no">{formatAmount(cart.total, region.intlLocale)}</dd>
      </dl>
      <CheckoutLink href={cart.checkoutUrl} />
    </div>
  )
}

/** Announces that totals are stale, and when they have settled; silent until the first change. */
export function TotalsStatus({ isStale, hasSettled }: { isStale: boolean; hasSettled: boolean }) {
  const t = useWords(cartWords)
  return (
    <p role="status" className="visually-hidden">
      {isStale ? t('updating') : hasSettled ? t('updated') : null}
    </p>
  )
}

/** The terms of delivery and returns; of a cart from which nothing is delivered, those of gift cards. */
export function useCartTerms(cart: Cart | null): string {
  const delivery = useDeliveryTerms()
  const t = useWords(cartWords)
  return cart && cart.lines.length > 0 && !cart.deliverableTotal
    ? t('gift-card.terms')
    : `${delivery}. ${t('returns')}.`
}

/** The terms of delivery and returns, and the ways to pay. */
export function CartPromises({ cart }: { cart: Cart }) {
  const terms = useCartTerms(cart)
  return (
    <div className={styles.promises}>
      <p>{terms}</p>
      <PaymentMarks />
    </div>
  )
}

/** How long a press blocks the next one while checkout opens, in ms. */
const OPENING_MS = 5_000

/**
 * The link to checkout (CART-13), a plain link without script. It waits for a pending change and stays on the page
 * after a failure or notice; a second press does nothing.
 */
function CheckoutLink({ href }: { href: string }) {
  const t = useWords(cartWords)
  const region = useRegion().code
  const visitor = useVisitor()
  const [isOpening, setOpening] = useState(false)
  useEffect(() => {
    if (!isOpening) return
    const reset = () => setOpening(false)
    // Checkout may not open, and Back may restore the page as it was left.
    const timer = setTimeout(reset, OPENING_MS)
    window.addEventListener('pageshow', reset)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', reset)
    }
  }, [isOpening])

  async function onClick(event: MouseEvent) {
    if (isOpening) return event.preventDefault()
    const cart = getBrowserCart(region)
    setBrowserCookie(checkoutStarted(region), '1')
    if (isBrowserHandledClick(event)) return
    setOpening(true)
    if (cart.getState().pending.length === 0) return
    event.preventDefault()
    await cart.whenSettled()
    const { cart: settledCart, notice } = cart.getState()
    if (settledCart && !notice) window.location.assign(addLoggedIn(settledCart.checkoutUrl, isLoggedIn(region)))
    else setOpening(false)
  }

  return (
    <a
      href={addLoggedIn(href, visitor.isLoggedIn)}
      className={button.primary}
      onClick={onClick}
      aria-disabled={isOpening || undefined}
    >
      <span aria-live="polite">{t(isOpening ? 'checkout.going' : 'checkout')}</span>
    </a>
  )
}

/** Adds logged_in for a customer with a token in the browser but without the cookie that the server reads (CART-13). */
const addLoggedIn = (href: string, isCustomer: boolean) =>
  isCustomer ? getCheckoutUrl(href, { isLoggedIn: true, discountCode: null }) : href

/** What is missing for free delivery and for the next offer; nothing where there is neither. */
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
        className={nextSavingStyles.meter}
        max={toMinorUnits(threshold)}
        value={Math.min(toMinorUnits(threshold), toMinorUnits(cart.deliverableTotal))}
        aria-label={ofCart('progress')}
      />
    ) : null
  return (
    <div className={nextSavingStyles.next}>
      {missing === 'nothing' ? (
        <p>
          <span>{t('delivery.free')}</span>
          {renderMeter()}
        </p>
      ) : missing ? (
        <parts.DeliverySuggestion missing={missing} lines={cart.lines}>
          <span className={nextSavingStyles.missing}>
            <span>{t('delivery.missing', { amount: formatPrice(missing, intlLocale) })}</span>
            <span className={nextSavingStyles.ideas}>{t('delivery.ideas')}</span>
          </span>
          {renderMeter()}
        </parts.DeliverySuggestion>
      ) : null}
      {next ? (
        <p>
          <b>{capitalise(t(next.name))}</b>:{' '}
          <span>
            {[
              t('next', { missing: next.missing, quantity: next.quantity, price: formatPrice(next.price, intlLocale) }),
              t('next.saves', { amount: formatPrice(next.saves, intlLocale) }),
            ].join('. ')}
          </span>
        </p>
      ) : null}
    </div>
  )
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
