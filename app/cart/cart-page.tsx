import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import type { CartOutcome } from './cart.server.ts'
import { CartLines, CartSummary } from './cart-contents.tsx'
import { type Notice, shownCart, transition, UNREAD } from './cart-machine.ts'
import { CartNotice } from './cart-notice.tsx'
import styles from './cart-page.module.css'
import { useCart } from './cart-provider.tsx'

/**
 * The whole cart on a page of its own, made on the server, so that it stands and works without script. `problem` is what
 * went wrong with a form that was posted here.
 */
export function CartPage({ outcome, problem }: { outcome: CartOutcome; problem: Notice | null }) {
  const t = useCopy()
  const region = useRegion()
  const { state: live, restore } = useCart()
  useEffect(() => restore(outcome), [outcome, restore])

  const asRead = transition(UNREAD, {
    type: 'restored',
    cart: outcome.ok ? outcome.cart : null,
    notice: outcome.ok ? outcome.notice : outcome.failure,
  })
  const state = live.status === 'unread' || live.status === 'reading' ? asRead : live
  const cart = shownCart(state)
  const stale = state.status === 'changing'

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('cart.title')}</h1>
      <p className={styles.promise}>
        {t(`cart.delivery.${region.code}`)}. {t('cart.returns')}.
      </p>
      <CartNotice notice={state.notice ?? (state === asRead || live.status === 'idle' ? problem : null)} />
      {cart && cart.lines.length > 0 ? (
        <div className={styles.columns}>
          <CartLines cart={cart} stale={stale} />
          <aside className={styles.summary}>
            <CartSummary cart={cart} stale={stale} />
          </aside>
        </div>
      ) : (
        <div className={styles.empty}>
          <p>{t('cart.empty')}</p>
          <Link to="/collections/$handle" params={{ handle: 'trousers' }} className={button.primary}>
            {t('cart.empty-link')}
          </Link>
        </div>
      )}
    </div>
  )
}
