import { useCartCount } from '#app/cart/use-cart.ts'
import { FIT_FINDER_PATH } from '#app/content/page-handles.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { useSavedCount } from '#app/product/wish-list/use-saved.ts'
import { useHrefFor } from '#app/region/use-client-links.ts'
import { clientLinks, isBrowserHandledClick } from '#app/ui/clicks.ts'
import { CartIcon, HeartIcon, SearchIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { useVisitor } from '#app/visitor/browser-state.ts'
import styles from './header.module.css'

const loadFinderDrawer = () => import('#app/fit/finder/finder-drawer.tsx')

/**
 * Opens the Fit Finder drawer (NAV-01); without script or in a new tab it leads to its page. Both texts, 'Find your Fit' and
 * 'My Fit', take up space, so that nothing moves when the browser knows of a saved fit.
 */
export function FitButton({ className }: { className?: string }) {
  const t = useCopy()
  const { open } = useOpenPanel()
  const { hasSavedFit } = useVisitor()
  const hrefFor = useHrefFor()
  return (
    <a
      {...clientLinks}
      href={hrefFor(FIT_FINDER_PATH)}
      className={[styles.fit, className].filter(Boolean).join(' ')}
      // loads while the pointer approaches
      onPointerEnter={() => void loadFinderDrawer().catch(() => {})}
      onClick={(event) => {
        if (isBrowserHandledClick(event)) return
        event.preventDefault()
        open('fit-finder')
      }}
    >
      <span data-shown={!hasSavedFit}>{t('header.find-your-fit')}</span>
      <span data-shown={hasSavedFit}>{t('header.my-fit')}</span>
    </a>
  )
}

/** Opens the search drawer; without script or in a new tab it leads to the search page. */
export function SearchLink() {
  const t = useCopy()
  const hrefFor = useHrefFor()
  const { open } = useOpenPanel()
  return (
    <a
      {...clientLinks}
      href={hrefFor('/pages/search')}
      className={styles.icon}
      aria-label={t('header.search')}
      onClick={(event) => {
        if (isBrowserHandledClick(event) || window.location.pathname.endsWith('/pages/search')) return
        event.preventDefault()
        open('search')
      }}
    >
      <SearchIcon />
    </a>
  )
}

/** Opens the cart drawer; without script or in a new tab it leads to the cart page. */
export function CartLink() {
  const t = useCopy()
  const { open } = useOpenPanel()
  const hrefFor = useHrefFor()
  const count = useCartCount()
  const label = count === 0 ? t('header.cart') : t('header.cart-count', { count })
  return (
    <a
      {...clientLinks}
      // reading a cart shows its notices once, so it must not be preloaded, as a router's Link can be
      href={hrefFor('/cart')}
      className={styles.icon}
      aria-label={label}
      onClick={(event) => {
        if (isBrowserHandledClick(event) || window.location.pathname.endsWith('/cart')) return
        event.preventDefault()
        open('cart')
      }}
    >
      <CartIcon />
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </a>
  )
}

/** Leads to the goods kept for later, with their number. Phones have it in their menu, and here once there are any. */
export function WishListLink() {
  const t = useCopy()
  const hrefFor = useHrefFor()
  const count = useSavedCount()
  return (
    <a
      {...clientLinks}
      href={hrefFor('/wish-list')}
      className={`${styles.icon} ${styles.wishList}`}
      aria-label={count === 0 ? t('menu.wish-list') : t('header.wish-list-count', { count })}
      data-empty={count === 0 || undefined}
    >
      <HeartIcon />
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </a>
  )
}
