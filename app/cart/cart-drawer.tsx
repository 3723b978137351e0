import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { browserCart, useBrowserCart } from './browser-cart.ts'
import styles from './cart-drawer.module.css'
import { CartLines } from './cart-lines.tsx'
import { isStale, shownCart } from './cart-machine.ts'
import { CartNotice } from './cart-notice.tsx'
import { CartSums, CartTotal } from './cart-sums.tsx'
import { DiscountCodes } from './discount-codes.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GiftMessage } from './gift-message.tsx'
import { NextSaving } from './next-saving.tsx'
import { useCartWords } from './use-cart-words.ts'

/** The cart at the side of any page but /cart (CART-09). Read when first opened. */
export function CartDrawer() {
  const shop = useCopy()
  const t = useCartWords()
  const region = useRegion().code
  const { panel, close } = useOpenPanel()
  const state = useBrowserCart(region)
  const fit = useSavedFit()
  const open = panel === 'cart'
  const cart = shownCart(state)
  const stale = isStale(state)

  useEffect(() => {
    if (open && state.status === 'unread') void browserCart(region).read()
  }, [open, region, state.status])
  useEffect(() => {
    if (!open) browserCart(region).notify(false)
  }, [open, region])

  return (
    <Drawer open={open} title={shop('cart.title')} closeLabel={shop('close')} onClose={close}>
      <div className={styles.body} data-stale={stale || undefined}>
        <CartNotice state={state} notice={state.notice} />
        {cart && state.cart && cart.lines.length > 0 ? (
          <>
            <div className={styles.saving}>
              <NextSaving cart={state.cart} />
            </div>
            <CartLines cart={cart} stale={stale} fit={fit} />
            <DiscountCodes cart={state.cart} />
            <GiftMessage cart={state.cart} />
            <CartSums cart={state.cart} />
          </>
        ) : state.status === 'known' ? (
          <EmptyCart onLeave={close} />
        ) : state.status === 'unreachable' ? (
          <button type="button" className={button.secondary} onClick={() => void browserCart(region).read()}>
            {t('unreachable')}
          </button>
        ) : (
          <div className={styles.loading} role="status">
            <span className="visually-hidden">{t('loading')}</span>
          </div>
        )}
      </div>
      {cart && state.cart && cart.lines.length > 0 ? (
        <footer className={styles.foot}>
          <CartTotal cart={state.cart} stale={stale} />
          <Link to="/cart" preload={false} className={button.quiet} onClick={close}>
            {t('view')}
          </Link>
        </footer>
      ) : null}
    </Drawer>
  )
}
