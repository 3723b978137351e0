import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cartWords } from '#app/copy/cart.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useSavedFit } from '#app/fit/use-saved-fit.ts'
import { useRegion } from '#app/region/use-region.ts'
import button from '#app/ui/button.module.css'
import { Drawer } from '#app/ui/drawer.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { ResponsiveImage } from '#app/ui/responsive-image.tsx'
import { getBrowserCart, type ShownCart, useBrowserCart } from './browser-cart.ts'
import styles from './cart-drawer.module.css'
import { DiscountCodes, GiftMessage } from './cart-folds.tsx'
import pendingLinesStyles from './cart-line-item.module.css'
import { CartLines, type CartParts, EmptyCart } from './cart-lines.tsx'
import { CartNotice } from './cart-notice.tsx'
import { CartPromises, CartSums, CartTotal, NextSaving, TotalsStatus } from './cart-sums.tsx'
import { formatDetail } from './line-attributes.ts'
import { useCartCount } from './use-cart.ts'

/** The cart drawer of any page but /cart (CART-09). The cart is read when it first opens. */
export function CartDrawer({ parts }: { parts: CartParts }) {
  const copy = useCopy()
  const t = useWords(cartWords)
  const region = useRegion().code
  const { panel, close } = useOpenPanel()
  const { state, cart, isStale, adding } = useBrowserCart(region)
  const fit = useSavedFit()
  const isOpen = panel === 'cart'
  const count = useCartCount()

  const isFirstAddition = isStale && count === 0
  useEffect(() => {
    if (isOpen && state.status === 'unread' && !isFirstAddition) void getBrowserCart(region).read()
  }, [isOpen, region, state.status, isFirstAddition])
  useEffect(() => {
    if (!isOpen) getBrowserCart(region).showNotification(false)
  }, [isOpen, region])

  return (
    <Drawer open={isOpen} title={copy('cart.title')} closeLabel={copy('close')} onClose={close}>
      <div className={styles.body} data-stale={isStale || undefined}>
        <CartNotice state={state} notice={state.notice} parts={parts} />
        <TotalsStatus isStale={isStale} hasSettled={state.hasSettled} />
        <parts.OtherCarts cart={state.cart} />
        <PendingLines goods={adding} />
        {cart && state.cart && cart.lines.length > 0 ? (
          <>
            <div className={styles.saving}>
              <NextSaving cart={state.cart} parts={parts} />
            </div>
            <CartLines cart={cart} isStale={isStale} fit={fit} parts={parts} />
            <DiscountCodes cart={state.cart} />
            <GiftMessage cart={state.cart} />
            <CartSums cart={state.cart} />
            <CartPromises cart={state.cart} />
          </>
        ) : adding.length > 0 ? null : state.status === 'known' ? (
          <EmptyCart cart={cart} parts={parts} onLeave={close} />
        ) : state.status === 'unreachable' ? (
          <button type="button" className={button.secondary} onClick={() => void getBrowserCart(region).read()}>
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
          <CartTotal cart={state.cart} isStale={isStale} />
          <Link to="/cart" preload={false} className={button.quiet} onClick={close}>
            {t('view')}
          </Link>
        </footer>
      ) : null}
    </Drawer>
  )
}

/** The products that are being added, above the cart's lines. Their price and quantity are known when Shopify answers. */
function PendingLines({ goods }: { goods: ShownCart['adding'] }) {
  const t = useWords(cartWords)
  if (goods.length === 0) return null
  return (
    <ul aria-label={t('adding')}>
      {goods.map(({ mark, title, image, details }) => (
        <li key={mark} className={pendingLinesStyles.line} aria-busy>
          <div className={pendingLinesStyles.picture}>
            {image ? <ResponsiveImage src={image} alt="" card width={160} height={200} sizes="6rem" /> : null}
          </div>
          <div>
            <p className={pendingLinesStyles.title}>{title}</p>
            <ul className={pendingLinesStyles.details}>
              {details.map((detail) => (
                <li key={detail.label}>{formatDetail(detail)}</li>
              ))}
            </ul>
            <p className={pendingLinesStyles.note}>{t('adding')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
