import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import type { SavedFit } from '#app/fit/saved-fit.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { browserCart, useBrowserCart } from './browser-cart.ts'
import { CartLines } from './cart-lines.tsx'
import { isStale, shownCart, stateOf } from './cart-machine.ts'
import { CartNotice } from './cart-notice.tsx'
import type { CartOutcome, Notice } from './cart-outcome.ts'
import styles from './cart-page.module.css'
import { CartSums, CartTotal } from './cart-sums.tsx'
import { DiscountCodes } from './discount-codes.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftMessage } from './gift-message.tsx'
import { NextSaving } from './next-saving.tsx'
import { useCartWords } from './use-cart-words.ts'

/**
 * The whole cart on a page of its own, made on the server, so that it stands and works without script. `problem` is what
 * went wrong with a form that was posted here; `fit` what the server knows of the visitor's, so that nothing moves for it.
 */
export function CartPage(props: { outcome: CartOutcome; fit: SavedFit | null; problem: Notice | null }) {
  const { outcome, problem } = props
  const shop = useCopy()
  const t = useCartWords()
  const region = useRegion().code
  const live = useBrowserCart(region)
  const fit = useSavedFit() ?? props.fit
  useEffect(() => browserCart(region).takeOver(outcome), [outcome, region])

  const isOurs = live.status === 'unread' || live.status === 'reading'
  const state = isOurs ? stateOf(outcome) : live
  const cart = shownCart(state)
  const stale = isStale(state)

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{shop('cart.title')}</h1>
      <p className={styles.promise}>
        {shop(`cart.delivery.${region}`)}. {t('returns')}.
      </p>
      <CartNotice state={state} notice={state.notice ?? (stale ? null : problem)} />
      {cart && state.cart && cart.lines.length > 0 ? (
        <div className={styles.columns}>
          <CartLines cart={cart} stale={stale} fit={fit} />
          <aside className={styles.summary} data-stale={stale || undefined}>
            <DiscountCodes cart={state.cart} />
            <GiftMessage cart={state.cart} />
            <NextSaving cart={state.cart} />
            <CartSums cart={state.cart} />
            <CartTotal cart={state.cart} stale={stale} />
          </aside>
        </div>
      ) : state.status === 'unreachable' ? (
        <p className={styles.again}>
          <Link to="/cart" reloadDocument className={button.secondary}>
            {t('unreachable')}
          </Link>
        </p>
      ) : (
        <EmptyCart />
      )}
    </div>
  )
}
