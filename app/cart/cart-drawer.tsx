import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import button from '#app/ui/button.module.css'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { CartLines, CartSummary } from './cart-contents.tsx'
import styles from './cart-drawer.module.css'
import { shownCart } from './cart-machine.ts'
import { CartNotice } from './cart-notice.tsx'
import { useCart } from './cart-provider.tsx'

/** The cart at the side of any page but /cart (CART-09). Read when first opened. */
export function CartDrawer() {
  const t = useCopy()
  const { panel, close } = useOpenPanel()
  const { state, read } = useCart()
  const open = panel === 'cart'
  const cart = shownCart(state)
  const stale = state.status === 'changing'

  useEffect(() => {
    if (open) read()
  }, [open, read])

  return (
    <Drawer open={open} title={t('cart.title')} closeLabel={t('close')} onClose={close}>
      <div className={styles.body}>
        <CartNotice notice={state.notice} />
        {cart && cart.lines.length > 0 ? (
          <CartLines cart={cart} stale={stale} />
        ) : state.status === 'idle' ? (
          <div className={styles.empty}>
            <p>{t('cart.empty')}</p>
            <Link
              to="/collections/$handle"
              params={{ handle: 'trousers' }}
              className={button.secondary}
              onClick={close}
            >
              {t('cart.empty-link')}
            </Link>
          </div>
        ) : (
          <div className={styles.loading} role="status">
            <span className="visually-hidden">{t('cart.loading')}</span>
          </div>
        )}
      </div>
      {cart && cart.lines.length > 0 ? (
        <footer className={styles.foot}>
          <CartSummary cart={cart} stale={stale} />
          <Link to="/cart" className={button.quiet} onClick={close}>
            {t('cart.view')}
          </Link>
        </footer>
      ) : null}
    </Drawer>
  )
}
